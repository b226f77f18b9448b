export type Use = { key: string; bytes: number; /** Unix time in milliseconds. */ usedAt: number };

/** What has to go so that the rest fits: least recently used first (spec §9). */
export function evictedKeys(uses: readonly Use[], limitBytes: number): string[] {
  let bytes = 0;
  return uses
    .toSorted((a, b) => b.usedAt - a.usedAt)
    .filter((use) => (bytes += use.bytes) > limitBytes)
    .map(({ key }) => key);
}
