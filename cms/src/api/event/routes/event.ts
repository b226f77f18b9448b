export default {
  routes: [
    { method: 'GET', path: '/changes/content', handler: 'event.contentChanges', config: { auth: false } },
    { method: 'GET', path: '/changes', handler: 'event.changes', config: { policies: ['global::verified'] } },
  ],
};
