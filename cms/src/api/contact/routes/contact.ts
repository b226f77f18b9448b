import { open, routes, superAdmins } from '../../../platform/http/routes';

export default routes([
  open('POST', '/contact', 'contact.send'),
  superAdmins('GET', '/staff/contact-messages', 'staff-contact.list'),
  superAdmins('GET', '/staff/contact-messages/:id', 'staff-contact.find'),
  superAdmins('POST', '/staff/contact-messages/:id/:event', 'staff-contact.perform'),
  superAdmins('GET', '/staff/contact-messages/:id/files/:fileName/download-url', 'staff-contact.downloadUrl'),
]);
