export default {
  routes: [{ method: 'GET', path: '/staff/catalogue', handler: 'staff-catalogue.list', config: { policies: ['global::verified'] } }],
};
