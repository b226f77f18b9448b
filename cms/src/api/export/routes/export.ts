import { verified } from '../../../http/routes';

export default {
  routes: [verified('GET', '/staff/exports/:list', 'export.list')],
};
