import { createHash } from 'node:crypto';

/**
 * SHA-256 of a JSON value, as hex. Names are sorted first: databases keep a value, not the order in which it was written.
 */
export const contentHash = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(value)))
    .digest('hex');

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, part]) => [name, sorted(part)]));
}
