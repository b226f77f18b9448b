import { contactStatuses, type ContactStatus } from '@contract/contact';
import { searchOf } from '../../lib/list-filter';

/** What the address of the contacts' page asks for. */
export type ContactFilter = { view?: 'messages'; status?: ContactStatus; q?: string };

/** Customers' accounts, or messages, by state if asked; what nobody knows is named as undefined, else the router would keep it. */
export function contactFilterOf({ view, status, q }: Record<string, unknown>): ContactFilter {
  const isMessages = view === 'messages';
  return {
    view: isMessages ? 'messages' : undefined,
    status: isMessages ? contactStatuses.find((known) => known === status) : undefined,
    ...searchOf({ q }),
  };
}
