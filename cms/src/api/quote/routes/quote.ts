import { open, routes, staff, verified } from '../../../platform/http/routes';

/** Routes to quotes for visitors, for their owner, and for staff. */
export default routes([
  open('POST', '/quotes', 'quote.submit'),
  open('POST', '/guest-links', 'quote.sendLinks'),
  open('GET', '/guest/:token', 'guest-quote.find'),
  open('GET', '/guest/:token/offers/:version/download-url', 'guest-quote.offerUrl'),
  open('POST', '/guest/:token/accept', 'guest-quote.accept'),
  open('POST', '/guest/:token/messages', 'guest-quote.write'),
  open('POST', '/guest/:token/:event', 'guest-quote.perform'),
  verified('GET', '/quotes', 'own-quote.list'),
  verified('GET', '/quotes/:id', 'own-quote.find'),
  verified('POST', '/quotes/:id/accept', 'own-quote.accept'),
  verified('POST', '/quotes/:id/messages', 'own-quote.write'),
  verified('POST', '/quotes/:id/:event', 'own-quote.perform'),
  verified('GET', '/quotes/:id/offers/:version/download-url', 'own-quote.offerUrl'),
  verified('GET', '/quotes/:id/files/:fileName/download-url', 'own-quote.downloadUrl'),
  staff('GET', '/staff/overview', 'staff-quote.overview'),
  staff('GET', '/staff/quotes', 'staff-quote.list'),
  staff('POST', '/staff/quotes', 'staff-quote.make'),
  staff('GET', '/staff/quotes/:id', 'staff-quote.find'),
  staff('PUT', '/staff/quotes/:id/draft', 'staff-quote.saveDraft'),
  staff('GET', '/staff/quotes/:id/draft/pdf', 'staff-quote.previewPdf'),
  staff('POST', '/staff/quotes/:id/messages', 'staff-quote.write'),
  staff('POST', '/staff/quotes/:id/:event', 'staff-quote.perform'),
  staff('GET', '/staff/quotes/:id/offers/:version/download-url', 'staff-quote.offerUrl'),
  staff('GET', '/staff/quotes/:id/files/:fileName/download-url', 'staff-quote.downloadUrl'),
]);
