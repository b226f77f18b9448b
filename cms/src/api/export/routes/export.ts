import { verified } from '../../../platform/http/routes';

export default {
  routes: [verified('GET', '/staff/exports/:list', 'export.list')],
};
