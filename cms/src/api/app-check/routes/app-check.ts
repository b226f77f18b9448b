const open = { auth: false } as const;

export default {
  routes: [
    { method: 'GET', path: '/app-check/challenge', handler: 'app-check.challenge', config: open },
    { method: 'POST', path: '/app-check', handler: 'app-check.exchange', config: open },
  ],
};
