const open = { auth: false } as const;
/** A new object each time: Strapi writes the route's own scope into it. */
const verified = () => ({ policies: ['global::verified'] });

/** Orders by who asks: the owner, a guest by link, staff. */
export default {
  routes: [
    { method: 'GET', path: '/orders', handler: 'own-order.list', config: verified() },
    { method: 'GET', path: '/account/overview', handler: 'own-order.overview', config: verified() },
    { method: 'GET', path: '/orders/:id', handler: 'own-order.find', config: verified() },
    { method: 'POST', path: '/orders/:id/:event', handler: 'own-order.move', config: verified() },
    { method: 'GET', path: '/orders/:id/due.ics', handler: 'own-order.due', config: verified() },
    { method: 'GET', path: '/orders/:id/confirmation/download-url', handler: 'own-order.confirmationUrl', config: verified() },
    { method: 'GET', path: '/orders/:id/files/:fileName/download-url', handler: 'own-order.downloadUrl', config: verified() },
    { method: 'GET', path: '/guest/:token/order', handler: 'guest-order.find', config: open },
    { method: 'POST', path: '/guest/:token/order/:event', handler: 'guest-order.move', config: open },
    { method: 'GET', path: '/guest/:token/order/due.ics', handler: 'guest-order.due', config: open },
    { method: 'GET', path: '/guest/:token/order/confirmation/download-url', handler: 'guest-order.confirmationUrl', config: open },
    { method: 'GET', path: '/guest/:token/order/files/:fileName/download-url', handler: 'guest-order.downloadUrl', config: open },
    { method: 'GET', path: '/staff/board/:column', handler: 'staff-order.board', config: verified() },
    { method: 'GET', path: '/staff/orders', handler: 'staff-order.list', config: verified() },
    { method: 'GET', path: '/staff/orders/:id', handler: 'staff-order.find', config: verified() },
    { method: 'POST', path: '/staff/orders/:id/results', handler: 'staff-order.addResults', config: verified() },
    { method: 'POST', path: '/staff/orders/:id/:event', handler: 'staff-order.move', config: verified() },
    { method: 'GET', path: '/staff/orders/:id/confirmation/download-url', handler: 'staff-order.confirmationUrl', config: verified() },
    { method: 'GET', path: '/staff/orders/:id/files/:fileName/download-url', handler: 'staff-order.downloadUrl', config: verified() },
  ],
};
