import { open, routes } from '../../../platform/http/routes';

/** The route that switches off the mails of a link; its secret identifies the addressee. */
export default routes([open('POST', '/unsubscribe/:token', 'mail-refusal.unsubscribe')]);
