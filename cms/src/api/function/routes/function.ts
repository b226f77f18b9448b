import { everybody, routes } from '../../../platform/http/routes';

/** The callable functions (spec §7). */
export default routes([everybody('POST', '/functions/:region/:name', 'function.call')]);
