import { open, verified } from '../../../platform/http/routes';

export default {
  routes: [
    open('GET', '/mails/:id/page', 'mailbox.page'),
    verified('GET', '/staff/mails', 'mailbox.list'),
    verified('GET', '/staff/mails/:id', 'mailbox.find'),
    verified('POST', '/staff/mails/:id/resend', 'mailbox.resend'),
    verified('GET', '/staff/mails/:id/files/:fileName/download-url', 'mailbox.downloadUrl'),
  ],
};
