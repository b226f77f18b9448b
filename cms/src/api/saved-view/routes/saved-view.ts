/** A new object each time: Strapi writes the route's own scope into it. */
const verified = () => ({ policies: ['global::verified'] });

export default {
  routes: [
    { method: 'GET', path: '/staff/saved-views', handler: 'saved-view.list', config: verified() },
    { method: 'POST', path: '/staff/saved-views', handler: 'saved-view.save', config: verified() },
    { method: 'PATCH', path: '/staff/saved-views/:id', handler: 'saved-view.change', config: verified() },
    { method: 'DELETE', path: '/staff/saved-views/:id', handler: 'saved-view.remove', config: verified() },
  ],
};
