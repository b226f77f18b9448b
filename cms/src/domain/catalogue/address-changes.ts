import type { Address } from './find-addresses';

type Placed = Pick<Address, 'documentId' | 'path'>;

/** What became of published addresses: moved ones, those without a page now, and those that got one. */
export type AddressChanges = { moved: { from: string; to: string }[]; gone: string[]; appeared: string[] };

export function addressChanges(before: readonly Placed[], after: readonly Placed[]): AddressChanges {
  const now = new Map(after.map(({ documentId, path }) => [documentId, path]));
  const taken = new Set(now.values());
  const known = new Set(before.map(({ path }) => path));
  const left = before.filter(({ path }) => !taken.has(path));
  return {
    moved: left.flatMap(({ documentId, path }) => {
      const to = now.get(documentId);
      return to ? [{ from: path, to }] : [];
    }),
    gone: left.filter(({ documentId }) => !now.has(documentId)).map(({ path }) => path),
    appeared: [...taken].filter((path) => !known.has(path)),
  };
}
