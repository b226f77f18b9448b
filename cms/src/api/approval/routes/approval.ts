import { routes, staff } from '../../../platform/http/routes';

/** What staff ask for and super admins decide; who may decide is said by `approvalFlow`. */
export default routes([
  staff('GET', '/staff/approvals', 'approval.list'),
  staff('POST', '/staff/approvals', 'approval.ask'),
  staff('GET', '/staff/approvals/:id', 'approval.find'),
  staff('POST', '/staff/approvals/:id/:event', 'approval.perform'),
]);
