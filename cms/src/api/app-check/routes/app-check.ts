import { open, routes } from '../../../platform/http/routes';

export default routes([open('GET', '/app-check/challenge', 'app-check.challenge'), open('POST', '/app-check', 'app-check.exchange')]);
