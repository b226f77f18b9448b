export default {
  routes: [{ method: 'GET', path: '/changes', handler: 'event.changes', config: { auth: false } }],
};
