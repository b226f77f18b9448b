import { open, routes, staff } from '../../../platform/http/routes';

export default routes([
  open('GET', '/mails/:id/page', 'mailbox.page'),
  staff('GET', '/staff/mails', 'mailbox.list'),
  staff('GET', '/staff/mails/:id', 'mailbox.find'),
  staff('POST', '/staff/mails/resend', 'mailbox.resendAll'),
  staff('POST', '/staff/mails/:id/resend', 'mailbox.resend'),
  staff('GET', '/staff/mails/:id/files/:fileName/download-url', 'mailbox.downloadUrl'),
]);
