export default {
  routes: [
    { method: 'POST', path: '/quotes', handler: 'quote.submit', config: { auth: false } },
    { method: 'GET', path: '/guest/:token', handler: 'quote.guest', config: { auth: false } },
  ],
};
