import { verified } from '../../../platform/http/routes';

export default {
  routes: [verified('POST', '/staff/payments/proposals', 'payment.propose'), verified('POST', '/staff/payments/import', 'payment.import')],
};
