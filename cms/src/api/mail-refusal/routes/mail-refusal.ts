import { open, routes } from '../../../platform/http/routes';

/** Switching off what a mail offers to switch off; the link's secret says for whom. */
export default routes([open('POST', '/unsubscribe/:token', 'mail-refusal.unsubscribe')]);
