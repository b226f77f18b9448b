import { routes, staff } from '../../../platform/http/routes';

export default routes([staff('GET', '/staff/exports/:list', 'export.list')]);
