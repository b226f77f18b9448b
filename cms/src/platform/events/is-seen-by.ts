import type { ChangeTopic } from '../../contract/changes';
import { isAdmin, type Role } from '../../contract/people/roles';

/** A fact of the log with the account whose document it is about; an assignment is its contractor's. */
export type FollowedEvent = { topic: ChangeTopic; name: string; subject: string; ownerId: string | null };

/** What staff do among themselves: customers must not even learn that it happens. */
const internal = new Set([
  'quote.draft-saved',
  'quote.noted',
  'order.results-added',
  'invoice.drafted',
  'invoice.discarded',
  'account.contractor-changed',
]);

/** What only leads see (spec §6). */
const forLeads = new Set<ChangeTopic>(['contact', 'account']);

/** Whether somebody may know that this happened, now. */
export function isSeenBy(event: FollowedEvent, { accountId, role }: { accountId: string; role: Role }): boolean {
  const isOwn = (event.topic === 'account' ? event.subject : event.ownerId) === accountId;
  if (isOwn && !internal.has(event.name)) return true;
  return forLeads.has(event.topic) ? role === 'super_admin' : isAdmin(role);
}
