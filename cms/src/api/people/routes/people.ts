/** A new object each time: Strapi writes the route's own scope into it. */
const verified = () => ({ policies: ['global::verified'] });

/** Customers and contractors, for leads only (spec §6); whom staff can ask for work, for all of them. */
export default {
  routes: [
    { method: 'GET', path: '/staff/contacts', handler: 'people.contacts', config: verified() },
    { method: 'GET', path: '/staff/crew', handler: 'people.crew', config: verified() },
    { method: 'GET', path: '/staff/contractors', handler: 'people.contractors', config: verified() },
  ],
};
