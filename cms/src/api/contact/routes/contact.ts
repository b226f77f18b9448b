/** A new object each time: Strapi writes the route's own scope into it. */
const verified = () => ({ policies: ['global::verified'] });

export default {
  routes: [
    { method: 'POST', path: '/contact', handler: 'contact.send', config: { auth: false } },
    { method: 'GET', path: '/staff/contact-messages', handler: 'staff-contact.list', config: verified() },
    { method: 'GET', path: '/staff/contact-messages/:id', handler: 'staff-contact.find', config: verified() },
    { method: 'POST', path: '/staff/contact-messages/:id/:event', handler: 'staff-contact.raise', config: verified() },
    {
      method: 'GET',
      path: '/staff/contact-messages/:id/files/:fileName/download-url',
      handler: 'staff-contact.downloadUrl',
      config: verified(),
    },
  ],
};
