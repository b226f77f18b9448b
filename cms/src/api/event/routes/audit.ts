/** The log as leads read it (spec §6). */
export default {
  routes: [{ method: 'GET', path: '/staff/audit', handler: 'audit.list', config: { policies: ['global::verified'] } }],
};
