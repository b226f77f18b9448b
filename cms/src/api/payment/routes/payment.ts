/** A new object each time: Strapi writes the route's own scope into it. */
const verified = () => ({ policies: ['global::verified'] });

export default {
  routes: [
    { method: 'POST', path: '/staff/payments/proposals', handler: 'payment.propose', config: verified() },
    { method: 'POST', path: '/staff/payments/import', handler: 'payment.import', config: verified() },
  ],
};
