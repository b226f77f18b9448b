/** Switching off what a mail offers to switch off; the link's secret says for whom. */
export default {
  routes: [{ method: 'POST', path: '/unsubscribe/:token', handler: 'mail-refusal.unsubscribe', config: { auth: false } }],
};
