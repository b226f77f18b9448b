export default {
  routes: [{ method: 'GET', path: '/staff/exports/:list', handler: 'export.list', config: { policies: ['global::verified'] } }],
};
