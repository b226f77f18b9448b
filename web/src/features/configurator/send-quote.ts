import { fileHeaders } from '@contract/file';
import { Problem } from '@contract/problem';
import type { QuoteRequest, SubmittedQuote } from '@contract/quote';
import { post } from '../../lib/http';
import { appCheckToken, forgetAppCheckToken } from './app-check';

/**
 * Asks for a quote. The cart id is the idempotency key: sending the same again gives the first answer again.
 * @throws Problem
 */
export async function sendQuote(request: QuoteRequest): Promise<SubmittedQuote> {
  try {
    return await send(request);
  } catch (problem) {
    if (!(problem instanceof Problem && problem.code === 'app-check.failed')) throw problem;
    forgetAppCheckToken();
    return send(request);
  }
}

async function send(request: QuoteRequest): Promise<SubmittedQuote> {
  const { cartId } = request;
  const headers = { [fileHeaders.cart]: cartId, [fileHeaders.appCheck]: await appCheckToken(cartId), 'idempotency-key': cartId };
  return post<SubmittedQuote>('/api/quotes', request, { headers });
}
