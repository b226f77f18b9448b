import { routes, staff } from '../../../platform/http/routes';

export default routes([
  staff('POST', '/staff/payments/proposals', 'payment.propose'),
  staff('POST', '/staff/payments/import', 'payment.import'),
]);
