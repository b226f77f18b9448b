import { DOCUMENT_CACHE_BYTES } from '@contract/constants';

/** Of what the browser grants this site, uploads and downloads need some, too. */
const SHARE = 0.1;

/** How many bytes of documents are kept: as a rule 40 MB, less where the browser has little room, never below 1 MB (spec §9). */
export function cacheLimit(quotaBytes: number | undefined): number {
  const { usual, least } = DOCUMENT_CACHE_BYTES;
  return quotaBytes === undefined ? usual : Math.max(least, Math.min(usual, Math.floor(quotaBytes * SHARE)));
}
