import { contactStatuses, type ContactStatus } from '@contract/people/contact';
import { contactKinds, type ContactKind } from '@contract/people/person';
import { searchOf } from '../../../lib/http/query-string';

/** What the address of the contacts' page asks for. */
export type ContactFilter = { view?: 'messages'; kind?: ContactKind; status?: ContactStatus; q?: string };

/** People, by kind if asked, or messages, by state; what nobody knows is named as undefined, else the router would keep it. */
export function contactFilterOf({ view, kind, status, q }: Record<string, unknown>): ContactFilter {
  const isMessages = view === 'messages';
  return {
    view: isMessages ? 'messages' : undefined,
    kind: isMessages ? undefined : contactKinds.find((known) => known === kind),
    status: isMessages ? contactStatuses.find((known) => known === status) : undefined,
    ...searchOf({ q }),
  };
}
