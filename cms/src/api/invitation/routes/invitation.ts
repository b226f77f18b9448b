/** A new object each time: Strapi writes the route's own scope into it. */
const verified = () => ({ policies: ['global::verified'] });

/** Contractors are invited by leads, and take it up by the mailed link. */
export default {
  routes: [
    { method: 'GET', path: '/staff/invitations', handler: 'invitation.list', config: verified() },
    { method: 'POST', path: '/staff/invitations', handler: 'invitation.invite', config: verified() },
    { method: 'POST', path: '/staff/invitations/:id/resend', handler: 'invitation.resend', config: verified() },
    { method: 'DELETE', path: '/staff/invitations/:id', handler: 'invitation.revoke', config: verified() },
    { method: 'POST', path: '/auth/accept-invitation', handler: 'invitation.accept', config: { auth: false } },
  ],
};
