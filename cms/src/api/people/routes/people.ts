/** A new object each time: Strapi writes the route's own scope into it. */
const verified = () => ({ policies: ['global::verified'] });

/** Customers and contractors, for leads only (spec §6). */
export default {
  routes: [
    { method: 'GET', path: '/staff/contacts', handler: 'people.contacts', config: verified() },
    { method: 'GET', path: '/staff/contractors', handler: 'people.contractors', config: verified() },
  ],
};
