/** A new object each time: Strapi writes the route's own scope into it. */
const verified = () => ({ policies: ['global::verified'] });

/** Contractors, for leads only (spec §6); whom staff can ask for work, for all of them. */
export default {
  routes: [
    { method: 'GET', path: '/staff/crew', handler: 'contractor.crew', config: verified() },
    { method: 'GET', path: '/staff/contractors', handler: 'contractor.list', config: verified() },
    { method: 'GET', path: '/staff/contractors/:id', handler: 'contractor.find', config: verified() },
    { method: 'PUT', path: '/staff/contractors/:id', handler: 'contractor.save', config: verified() },
    { method: 'POST', path: '/staff/contractors/:id/block', handler: 'contractor.block', config: verified() },
    { method: 'POST', path: '/staff/contractors/:id/unblock', handler: 'contractor.unblock', config: verified() },
  ],
};
