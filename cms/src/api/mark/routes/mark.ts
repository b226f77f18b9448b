import { contractors, open, routes, staff, verified } from '../../../platform/http/routes';

/** Routes to the marks on a delivery: for their customer, for guests with a link, for staff, and for contractors. */
export default routes([
  verified('POST', '/orders/:id/marks/:mark/replies', 'own-mark.reply'),
  verified('POST', '/orders/:id/marks/:mark/:event', 'own-mark.perform'),
  open('POST', '/guest/:token/order/marks/:mark/replies', 'guest-mark.reply'),
  open('POST', '/guest/:token/order/marks/:mark/:event', 'guest-mark.perform'),
  staff('POST', '/staff/orders/:id/marks/:mark/replies', 'staff-mark.reply'),
  staff('POST', '/staff/orders/:id/marks/:mark/release', 'staff-mark.release'),
  staff('POST', '/staff/orders/:id/marks/:mark/hold-back', 'staff-mark.holdBack'),
  staff('POST', '/staff/orders/:id/marks/:mark/:event', 'staff-mark.perform'),
  contractors('POST', '/contractor/assignments/:id/marks/:mark/replies', 'contractor-mark.reply'),
  contractors('POST', '/contractor/assignments/:id/marks/:mark/:event', 'contractor-mark.perform'),
]);
