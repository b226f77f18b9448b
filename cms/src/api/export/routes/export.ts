import { routes, staff, superAdmins } from '../../../platform/http/routes';

export default routes([
  // Before the other, whose pattern it fits: customers and guests are for super admins only (spec §6).
  superAdmins('GET', '/staff/exports/contacts', 'export.contacts'),
  staff('GET', '/staff/exports/:list', 'export.list'),
]);
