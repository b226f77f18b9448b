import { open, verified } from '../../../platform/http/routes';

export default {
  routes: [
    open('POST', '/contact', 'contact.send'),
    verified('GET', '/staff/contact-messages', 'staff-contact.list'),
    verified('GET', '/staff/contact-messages/:id', 'staff-contact.find'),
    verified('POST', '/staff/contact-messages/:id/:event', 'staff-contact.raise'),
    verified('GET', '/staff/contact-messages/:id/files/:fileName/download-url', 'staff-contact.downloadUrl'),
  ],
};
