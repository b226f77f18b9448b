import { open, verified } from '../../../platform/http/routes';

/** Contractors are invited by leads, and take it up by the mailed link. */
export default {
  routes: [
    verified('GET', '/staff/invitations', 'invitation.list'),
    verified('POST', '/staff/invitations', 'invitation.invite'),
    verified('POST', '/staff/invitations/:id/resend', 'invitation.resend'),
    verified('DELETE', '/staff/invitations/:id', 'invitation.revoke'),
    open('POST', '/auth/accept-invitation', 'invitation.accept'),
  ],
};
