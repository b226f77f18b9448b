import { routes, superAdmins } from '../../../platform/http/routes';

export default routes([superAdmins('GET', '/staff/system', 'system.show')]);
