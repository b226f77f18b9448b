const open = { auth: false } as const;
/** A new object each time: Strapi writes the route's own scope into it. */
const verified = () => ({ policies: ['global::verified'] });

/** Quotes by who asks: visitors, the owner, staff. Who may call the routes without `auth: false` stands in accounts/permissions.ts. */
export default {
  routes: [
    { method: 'POST', path: '/quotes', handler: 'quote.submit', config: open },
    { method: 'GET', path: '/guest/:token', handler: 'guest-quote.find', config: open },
    { method: 'GET', path: '/guest/:token/offers/:version/download-url', handler: 'guest-quote.offerUrl', config: open },
    { method: 'POST', path: '/guest/:token/accept', handler: 'guest-quote.accept', config: open },
    { method: 'POST', path: '/guest/:token/messages', handler: 'guest-quote.write', config: open },
    { method: 'POST', path: '/guest/:token/:event', handler: 'guest-quote.move', config: open },
    { method: 'GET', path: '/quotes', handler: 'own-quote.list', config: verified() },
    { method: 'GET', path: '/quotes/:id', handler: 'own-quote.find', config: verified() },
    { method: 'POST', path: '/quotes/:id/accept', handler: 'own-quote.accept', config: verified() },
    { method: 'POST', path: '/quotes/:id/messages', handler: 'own-quote.write', config: verified() },
    { method: 'POST', path: '/quotes/:id/:event', handler: 'own-quote.move', config: verified() },
    { method: 'GET', path: '/quotes/:id/offers/:version/download-url', handler: 'own-quote.offerUrl', config: verified() },
    { method: 'GET', path: '/quotes/:id/files/:fileName/download-url', handler: 'own-quote.downloadUrl', config: verified() },
    { method: 'GET', path: '/staff/overview', handler: 'staff-quote.overview', config: verified() },
    { method: 'GET', path: '/staff/quotes', handler: 'staff-quote.list', config: verified() },
    { method: 'GET', path: '/staff/quotes/:id', handler: 'staff-quote.find', config: verified() },
    { method: 'PUT', path: '/staff/quotes/:id/draft', handler: 'staff-quote.saveDraft', config: verified() },
    { method: 'GET', path: '/staff/quotes/:id/draft/pdf', handler: 'staff-quote.previewPdf', config: verified() },
    { method: 'POST', path: '/staff/quotes/:id/messages', handler: 'staff-quote.write', config: verified() },
    { method: 'POST', path: '/staff/quotes/:id/:event', handler: 'staff-quote.move', config: verified() },
    { method: 'GET', path: '/staff/quotes/:id/offers/:version/download-url', handler: 'staff-quote.offerUrl', config: verified() },
    { method: 'GET', path: '/staff/quotes/:id/files/:fileName/download-url', handler: 'staff-quote.downloadUrl', config: verified() },
  ],
};
