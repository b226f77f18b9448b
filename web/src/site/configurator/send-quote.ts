import { fileHeaders } from '@contract/files/file';
import type { QuoteRequest, SubmittedQuote } from '@contract/quoting/quote';
import { post } from '../../lib/http';
import { withAppCheck } from '../../uploads/app-check';

/**
 * Asks for a quote. The cart id is the idempotency key: sending the same again gives the first answer again.
 * @throws Problem
 */
export const sendQuote = (request: QuoteRequest): Promise<SubmittedQuote> =>
  withAppCheck(request.cartId, (token) => {
    const { cartId } = request;
    const headers = { [fileHeaders.cart]: cartId, [fileHeaders.appCheck]: token, 'idempotency-key': cartId };
    return post<SubmittedQuote>('/api/quotes', request, { headers });
  });
