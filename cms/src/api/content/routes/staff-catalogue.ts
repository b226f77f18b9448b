import { routes, staff } from '../../../platform/http/routes';

export default routes([staff('GET', '/staff/catalogue', 'staff-catalogue.list')]);
