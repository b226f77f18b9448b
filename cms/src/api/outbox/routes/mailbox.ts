/** A new object each time: Strapi writes the route's own scope into it. */
const verified = () => ({ policies: ['global::verified'] });

export default {
  routes: [
    { method: 'GET', path: '/mails/:id/page', handler: 'mailbox.page', config: { auth: false } },
    { method: 'GET', path: '/staff/mails', handler: 'mailbox.list', config: verified() },
    { method: 'GET', path: '/staff/mails/:id', handler: 'mailbox.find', config: verified() },
    { method: 'POST', path: '/staff/mails/:id/resend', handler: 'mailbox.resend', config: verified() },
    { method: 'GET', path: '/staff/mails/:id/files/:fileName/download-url', handler: 'mailbox.downloadUrl', config: verified() },
  ],
};
