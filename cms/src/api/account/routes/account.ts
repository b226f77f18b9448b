const open = { auth: false } as const;
/** A new object each time: Strapi writes the route's own scope into it. */
const verified = () => ({ policies: ['global::verified'] });

/** Sessions and accounts. Who may call the routes without `auth: false` stands in accounts/permissions.ts. */
export default {
  routes: [
    { method: 'POST', path: '/auth/login', handler: 'session.login', config: open },
    { method: 'POST', path: '/auth/refresh', handler: 'session.refresh', config: open },
    { method: 'POST', path: '/auth/logout', handler: 'session.logout', config: open },
    { method: 'POST', path: '/auth/verify-email', handler: 'address.verify' },
    { method: 'POST', path: '/auth/resend-verification', handler: 'address.resend' },
    { method: 'POST', path: '/auth/change-email', handler: 'address.change' },
    { method: 'POST', path: '/auth/reset-password', handler: 'password.reset', config: open },
    { method: 'POST', path: '/auth/change-password', handler: 'password.change' },
    { method: 'GET', path: '/account', handler: 'account.find' },
    { method: 'PATCH', path: '/account', handler: 'account.update' },
    { method: 'POST', path: '/account/export', handler: 'account.export', config: verified() },
    { method: 'GET', path: '/account/export/:accountId', handler: 'account.download', config: open },
    { method: 'POST', path: '/account/deletion', handler: 'account.remove' },
    { method: 'GET', path: '/account/sessions', handler: 'device.list' },
    { method: 'DELETE', path: '/account/sessions', handler: 'device.endOthers' },
    { method: 'DELETE', path: '/account/sessions/:id', handler: 'device.end' },
    { method: 'POST', path: '/account/second-factor', handler: 'second-factor.offer' },
    { method: 'POST', path: '/account/second-factor/confirm', handler: 'second-factor.confirm' },
    { method: 'POST', path: '/account/second-factor/remove', handler: 'second-factor.remove' },
    { method: 'POST', path: '/account/recovery-codes', handler: 'second-factor.renewCodes' },
  ],
};
