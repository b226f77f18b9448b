export default {
  routes: [
    { method: 'POST', path: '/declarations', handler: 'declaration.declare', config: { auth: false } },
    { method: 'GET', path: '/staff/declarations', handler: 'declaration.list', config: { policies: ['global::verified'] } },
    { method: 'POST', path: '/staff/declarations/:id/match', handler: 'declaration.match', config: { policies: ['global::verified'] } },
  ],
};
