const SEARCH_MAX_LENGTH = 80;

/** What an address says of a choice: one of `known`, else undefined by name, because the router would keep what is not named. */
export const choiceOf = <Choice extends string>(known: readonly Choice[], value: unknown): Choice | undefined =>
  known.find((choice) => choice === value);

/** The search text of the address; numbers arrive as numbers. */
export function searchOf({ q }: Record<string, unknown>): { q?: string } {
  const text = typeof q === 'string' || typeof q === 'number' ? String(q).trim().slice(0, SEARCH_MAX_LENGTH) : '';
  return { q: text || undefined };
}
