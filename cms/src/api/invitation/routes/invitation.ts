import { open, routes, superAdmins } from '../../../platform/http/routes';

/** Routes of invitations: super admins invite contractors, who accept by the mailed link. */
export default routes([
  superAdmins('GET', '/staff/invitations', 'invitation.list'),
  superAdmins('POST', '/staff/invitations', 'invitation.invite'),
  superAdmins('POST', '/staff/invitations/:id/resend', 'invitation.resend'),
  superAdmins('DELETE', '/staff/invitations/:id', 'invitation.revoke'),
  open('POST', '/auth/accept-invitation', 'invitation.accept'),
]);
