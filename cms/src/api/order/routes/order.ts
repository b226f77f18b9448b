import { open, routes, staff, verified } from '../../../platform/http/routes';

/** Routes to orders for their owner, for guests with a link, and for staff. */
export default routes([
  verified('GET', '/orders', 'own-order.list'),
  verified('GET', '/account/overview', 'own-order.overview'),
  verified('GET', '/orders/:id', 'own-order.find'),
  verified('POST', '/orders/:id/:event', 'own-order.perform'),
  verified('GET', '/orders/:id/due.ics', 'own-order.due'),
  verified('GET', '/orders/:id/confirmation/download-url', 'own-order.confirmationUrl'),
  verified('GET', '/orders/:id/files/:fileName/download-url', 'own-order.downloadUrl'),
  open('GET', '/guest/:token/order', 'guest-order.find'),
  open('POST', '/guest/:token/order/:event', 'guest-order.perform'),
  open('GET', '/guest/:token/order/due.ics', 'guest-order.due'),
  open('GET', '/guest/:token/order/confirmation/download-url', 'guest-order.confirmationUrl'),
  open('GET', '/guest/:token/order/files/:fileName/download-url', 'guest-order.downloadUrl'),
  staff('GET', '/staff/board/:column', 'staff-order.board'),
  staff('GET', '/staff/orders', 'staff-order.list'),
  staff('GET', '/staff/orders/:id', 'staff-order.find'),
  staff('POST', '/staff/orders/:id/results', 'staff-order.addResults'),
  staff('POST', '/staff/orders/:id/:event', 'staff-order.perform'),
  staff('GET', '/staff/orders/:id/confirmation/download-url', 'staff-order.confirmationUrl'),
  staff('GET', '/staff/orders/:id/files/:fileName/download-url', 'staff-order.downloadUrl'),
]);
