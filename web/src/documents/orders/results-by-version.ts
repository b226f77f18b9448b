import type { ResultFile } from '@contract/production/order';

/** One delivery: all files of a version. */
export type Delivery = { version: number; at: string; files: ResultFile[] };

/** Deliveries, newest first; a delivery's time is that of its last file. */
export function resultsByVersion(results: readonly ResultFile[]): Delivery[] {
  const versions = [...new Set(results.map(({ version }) => version))].sort((one, other) => other - one);
  return versions.map((version) => {
    const files = results.filter((file) => file.version === version);
    return {
      version,
      files,
      at:
        files
          .map(({ at }) => at)
          .sort()
          .at(-1) ?? '',
    };
  });
}
