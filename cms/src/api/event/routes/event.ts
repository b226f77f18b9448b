import { open, routes, verified } from '../../../platform/http/routes';

export default routes([open('GET', '/changes/content', 'event.contentChanges'), verified('GET', '/changes', 'event.changes')]);
