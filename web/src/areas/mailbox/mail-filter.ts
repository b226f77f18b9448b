import { mailStatuses, type MailStatus } from '@contract/mailbox';

/** The part of the mailbox that the address asks for. */
export type MailFilter = { status?: MailStatus; q?: string };

const SEARCH_MAX_LENGTH = 80;

/** What the address says; what nobody knows is named as undefined, else the router would keep it. */
export function mailFilterOf({ status, q }: Record<string, unknown>): MailFilter {
  const text = typeof q === 'string' || typeof q === 'number' ? String(q).trim().slice(0, SEARCH_MAX_LENGTH) : '';
  return { status: mailStatuses.find((known) => known === status), q: text || undefined };
}
