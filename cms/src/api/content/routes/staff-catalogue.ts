import { verified } from '../../../platform/http/routes';

export default {
  routes: [verified('GET', '/staff/catalogue', 'staff-catalogue.list')],
};
