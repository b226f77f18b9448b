import type { Acceptance, QuoteView } from '@contract/quoting/offer';
import { expect, type APIRequestContext } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { mailedLink } from './accounts';

/** Returns the page of the offer that was mailed. The link of the request stands in an earlier mail, and opens nothing any more. */
export async function offerLink(request: APIRequestContext, email: string): Promise<{ path: string; quote: QuoteView }> {
  let found: { path: string; quote: QuoteView } | undefined;
  await expect(async () => {
    const path = await mailedLink(email, /^(\/en)?\/angebot\//);
    const quote = (await (await request.get(apiPath(path))).json()) as QuoteView;
    expect(quote.offer).toBeTruthy();
    found = { path, quote };
  }).toPass();
  if (!found) throw new Error('no offer was mailed');
  return found;
}

const apiPath = (page: string): string => page.replace(/^.*\/angebot\//, '/api/guest/');

/** Accepts the offer that was mailed, without the browser. @returns the order's id */
export async function acceptAsGuest(request: APIRequestContext, email: string): Promise<string> {
  const { path, quote } = await offerLink(request, email);
  const acceptance: Acceptance = {
    revision: quote.revision,
    key: randomUUID(),
    version: quote.offer?.version ?? '',
    billing: { name: 'Sabine Brandt', street: 'Hafenstraße 1', postcode: '20457', city: 'Hamburg', country: 'DE' },
    termsAccepted: true,
    termsVersion: quote.terms?.version,
  };
  const answer = await request.post(`${apiPath(path)}/accept`, { data: acceptance });
  expect(answer.ok(), await answer.text()).toBe(true);
  return String(((await answer.json()) as QuoteView).orderId);
}
