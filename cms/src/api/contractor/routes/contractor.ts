import { routes, staff, superAdmins } from '../../../platform/http/routes';

/** Routes to contractors, for super admins only (spec §6); all staff can list those to request work from. */
export default routes([
  staff('GET', '/staff/assignees', 'contractor.assignees'),
  superAdmins('GET', '/staff/contractors', 'contractor.list'),
  superAdmins('GET', '/staff/contractors/:id', 'contractor.find'),
  superAdmins('PUT', '/staff/contractors/:id', 'contractor.save'),
  superAdmins('POST', '/staff/contractors/:id/block', 'contractor.block'),
  superAdmins('POST', '/staff/contractors/:id/unblock', 'contractor.unblock'),
]);
