import type { Account } from '@contract/people/account';
import { readKnownVisitor } from '@contract/people/known-visitor';
import type { Page } from '@contract/list';
import type { QuoteSummary } from '@contract/quoting/quote';
import { useEffect, useState } from 'react';
import { get } from '../../../lib/http/http';
import { logFailure } from '../../../lib/page/log-failure';
import { type ContactDraft, contactFields, emptyContact } from './contact-draft';

/** Returns the account of whoever is signed in; null for visitors, before it is known, and when it cannot be read. */
export function useOwnAccount(): Account | null {
  const [account, setAccount] = useState<Account | null>(null);
  useEffect(() => {
    if (!readKnownVisitor(document.cookie)) return;
    const stop = new AbortController();
    get<Account>('/api/account', { signal: stop.signal }).then(setAccount, (failure: unknown) => {
      if (!stop.signal.aborted) logFailure('the account cannot be read; the form stays empty', failure);
    });
    return () => stop.abort();
  }, []);
  return account;
}

/** Returns what an account says of its owner. Who has a company or a VAT ID buys as a business; whoever has neither is asked. */
function profileOf({ name, email, company, phone, vatId, billingAddress }: Account): Partial<ContactDraft> {
  const isBusiness = company !== '' || vatId !== '';
  return {
    name,
    email,
    company,
    phone,
    vatId,
    ...(isBusiness && { customerType: 'business' }),
    ...(billingAddress && { projectCountry: billingAddress.country }),
  };
}

/** Returns the form with the profile in the fields that are still as they began: what was typed wins. */
export function withProfile(draft: ContactDraft, account: Account): ContactDraft {
  const profile = profileOf(account);
  const entries = contactFields.map((field) => [
    field,
    draft[field] === emptyContact[field] ? (profile[field] ?? draft[field]) : draft[field],
  ]);
  return Object.fromEntries(entries) as ContactDraft;
}

/** Returns true if a request from this address is seen in the account: its own address, once that is proven. */
export const isOwnAddress = (account: Account | null, email: string): account is Account =>
  account !== null && account.emailVerified && account.email === email.trim().toLowerCase();

/** Returns the page of a request in its sender's account, or of the list when it cannot be found there. */
export async function pageOfRequest(number: string): Promise<string> {
  const quotes = await get<Page<QuoteSummary>>('/api/quotes').catch((failure: unknown) => {
    logFailure('the request cannot be found in the account', failure);
  });
  const quote = quotes?.items.find((one) => one.number === number);
  return quote ? `/app/quotes/${quote.id}` : '/app/quotes';
}
