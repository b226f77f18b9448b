import { routes, superAdmins } from '../../../platform/http/routes';

/** The log and the security events as super admins read them (spec §6). */
export default routes([superAdmins('GET', '/staff/audit', 'audit.list'), superAdmins('GET', '/staff/security', 'audit.security')]);
