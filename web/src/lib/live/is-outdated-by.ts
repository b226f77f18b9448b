import type { Change, ChangeTopic } from '@contract/changes';
import type { QueryKey } from '@tanstack/react-query';

/** Under which names a document is read, and what else shows something of it. */
const shownBy: Record<ChangeTopic, { own: readonly string[]; with: readonly string[] }> = {
  quote: { own: ['quotes'], with: ['orders'] },
  order: { own: ['orders'], with: ['quotes'] },
  assignment: { own: ['assignments', 'work'], with: ['quotes', 'orders'] },
  invoice: { own: ['invoices'], with: ['orders'] },
  account: { own: ['contacts', 'contractors', 'invitations', 'sessions'], with: ['crew'] },
  contact: { own: ['messages', 'contacts'], with: [] },
  declaration: { own: ['declarations'], with: ['orders'] },
  mail: { own: ['mails'], with: [] },
};

/** Whether what was read under a key may no longer be so: lists and the document itself, not other documents of its kind. */
export function isOutdatedBy(queryKey: QueryKey, { topic, id }: Change): boolean {
  const [noun, part] = queryKey[0] === 'staff' ? queryKey.slice(1) : queryKey;
  if (noun === 'overview') return true;
  const { own, with: others } = shownBy[topic];
  if (others.includes(String(noun))) return true;
  return own.includes(String(noun)) && (typeof part !== 'string' || part === 'list' || part === id);
}
