/** A new object each time: Strapi writes the route's own scope into it. */
const verified = () => ({ policies: ['global::verified'] });

/** Customers and guests, for leads only (spec §6). */
export default {
  routes: [
    { method: 'GET', path: '/staff/contacts', handler: 'contact-person.list', config: verified() },
    { method: 'GET', path: '/staff/contacts/:id', handler: 'contact-person.find', config: verified() },
    { method: 'GET', path: '/staff/contacts/:id/history', handler: 'contact-person.history', config: verified() },
    { method: 'POST', path: '/staff/contacts/:id/export', handler: 'contact-person.export', config: verified() },
    { method: 'POST', path: '/staff/contacts/:id/erasure', handler: 'contact-person.erase', config: verified() },
    { method: 'GET', path: '/people/export/:id', handler: 'contact-person.download', config: { auth: false } },
  ],
};
