import { routes, superAdmins } from '../../../platform/http/routes';

/** The log as super admins read it (spec §6). */
export default routes([superAdmins('GET', '/staff/audit', 'audit.list')]);
