import type { PageLink } from '../../contract/content/content-page';

/** What stands before and after an entry in its list. */
export function neighboursOf(list: readonly PageLink[], slug: string): { previous: PageLink | null; next: PageLink | null } {
  const at = list.findIndex((one) => one.slug === slug);
  return { previous: list[at - 1] ?? null, next: at < 0 ? null : (list[at + 1] ?? null) };
}
