/** The callable functions (spec §7). */
export default {
  routes: [{ method: 'POST', path: '/functions/:region/:name', handler: 'function.call' }],
};
