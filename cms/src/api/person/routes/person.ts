import { open, routes, superAdmins } from '../../../platform/http/routes';

/** Customers and guests, for super admins only (spec §6). */
export default routes([
  superAdmins('GET', '/staff/contacts', 'contact-person.list'),
  superAdmins('GET', '/staff/contacts/:id', 'contact-person.find'),
  superAdmins('GET', '/staff/contacts/:id/history', 'contact-person.history'),
  superAdmins('POST', '/staff/contacts/:id/export', 'contact-person.export'),
  superAdmins('POST', '/staff/contacts/:id/erasure', 'contact-person.erase'),
  open('GET', '/people/export/:id', 'contact-person.download'),
]);
