import { verified } from '../../../platform/http/routes';

/** The log as leads read it (spec §6). */
export default {
  routes: [verified('GET', '/staff/audit', 'audit.list')],
};
