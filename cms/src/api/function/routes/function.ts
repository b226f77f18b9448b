import { signedIn } from '../../../platform/http/routes';

/** The callable functions (spec §7). */
export default {
  routes: [signedIn('POST', '/functions/:region/:name', 'function.call')],
};
