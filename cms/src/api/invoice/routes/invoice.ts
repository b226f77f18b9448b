const open = { auth: false } as const;
/** A new object each time: Strapi writes the route's own scope into it. */
const verified = () => ({ policies: ['global::verified'] });

/** Invoices by who asks: the customer, somebody with a guest link, staff. */
export default {
  routes: [
    { method: 'GET', path: '/invoices', handler: 'own-invoice.list', config: verified() },
    { method: 'GET', path: '/invoices/:id', handler: 'own-invoice.find', config: verified() },
    { method: 'GET', path: '/invoices/:id/download-url', handler: 'own-invoice.downloadUrl', config: verified() },
    { method: 'GET', path: '/guest/:token/invoices', handler: 'guest-invoice.list', config: open },
    { method: 'GET', path: '/guest/:token/invoices/:id', handler: 'guest-invoice.find', config: open },
    { method: 'GET', path: '/guest/:token/invoices/:id/download-url', handler: 'guest-invoice.downloadUrl', config: open },
    { method: 'GET', path: '/staff/invoices', handler: 'staff-invoice.list', config: verified() },
    { method: 'GET', path: '/staff/invoices/:id', handler: 'staff-invoice.find', config: verified() },
    { method: 'DELETE', path: '/staff/invoices/:id', handler: 'staff-invoice.discard', config: verified() },
    { method: 'POST', path: '/staff/invoices/:id/issue', handler: 'staff-invoice.issue', config: verified() },
    { method: 'POST', path: '/staff/invoices/:id/cancel', handler: 'staff-invoice.cancel', config: verified() },
    { method: 'POST', path: '/staff/invoices/:id/payments', handler: 'staff-invoice.pay', config: verified() },
    { method: 'GET', path: '/staff/invoices/:id/download-url', handler: 'staff-invoice.downloadUrl', config: verified() },
    { method: 'POST', path: '/staff/orders/:id/invoices', handler: 'staff-invoice.draft', config: verified() },
  ],
};
