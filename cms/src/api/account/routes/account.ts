import { everybody, open, routes, signedIn, verified } from '../../../platform/http/routes';

/** Routes of sessions and accounts. */
export default routes([
  open('POST', '/auth/login', 'session.login'),
  open('POST', '/auth/refresh', 'session.refresh'),
  open('POST', '/auth/logout', 'session.logout'),
  everybody('POST', '/auth/verify-email', 'address.verify'),
  signedIn('POST', '/auth/resend-verification', 'address.resend'),
  signedIn('POST', '/auth/change-email', 'address.change'),
  open('POST', '/auth/reset-password', 'password.reset'),
  signedIn('POST', '/auth/change-password', 'password.change'),
  signedIn('GET', '/account', 'account.find'),
  signedIn('PATCH', '/account', 'account.update'),
  verified('POST', '/account/export', 'account.export'),
  open('GET', '/account/export/:accountId', 'account.download'),
  signedIn('POST', '/account/deletion', 'account.remove'),
  signedIn('GET', '/account/sessions', 'session.list'),
  signedIn('DELETE', '/account/sessions', 'session.endOthers'),
  signedIn('DELETE', '/account/sessions/:id', 'session.endOne'),
  signedIn('POST', '/account/second-factor', 'second-factor.offer'),
  signedIn('POST', '/account/second-factor/confirm', 'second-factor.confirm'),
  signedIn('POST', '/account/second-factor/remove', 'second-factor.remove'),
  signedIn('POST', '/account/recovery-codes', 'second-factor.renewCodes'),
]);
