import { open, verified } from '../../../platform/http/routes';

/** Quotes by who asks: visitors, the owner, staff. */
export default {
  routes: [
    open('POST', '/quotes', 'quote.submit'),
    open('GET', '/guest/:token', 'guest-quote.find'),
    open('GET', '/guest/:token/offers/:version/download-url', 'guest-quote.offerUrl'),
    open('POST', '/guest/:token/accept', 'guest-quote.accept'),
    open('POST', '/guest/:token/messages', 'guest-quote.write'),
    open('POST', '/guest/:token/:event', 'guest-quote.move'),
    verified('GET', '/quotes', 'own-quote.list'),
    verified('GET', '/quotes/:id', 'own-quote.find'),
    verified('POST', '/quotes/:id/accept', 'own-quote.accept'),
    verified('POST', '/quotes/:id/messages', 'own-quote.write'),
    verified('POST', '/quotes/:id/:event', 'own-quote.move'),
    verified('GET', '/quotes/:id/offers/:version/download-url', 'own-quote.offerUrl'),
    verified('GET', '/quotes/:id/files/:fileName/download-url', 'own-quote.downloadUrl'),
    verified('GET', '/staff/overview', 'staff-quote.overview'),
    verified('GET', '/staff/quotes', 'staff-quote.list'),
    verified('GET', '/staff/quotes/:id', 'staff-quote.find'),
    verified('PUT', '/staff/quotes/:id/draft', 'staff-quote.saveDraft'),
    verified('GET', '/staff/quotes/:id/draft/pdf', 'staff-quote.previewPdf'),
    verified('POST', '/staff/quotes/:id/messages', 'staff-quote.write'),
    verified('POST', '/staff/quotes/:id/:event', 'staff-quote.move'),
    verified('GET', '/staff/quotes/:id/offers/:version/download-url', 'staff-quote.offerUrl'),
    verified('GET', '/staff/quotes/:id/files/:fileName/download-url', 'staff-quote.downloadUrl'),
  ],
};
