import * as z from 'zod/mini';
import { fileChecks } from './file-check';
import { type FileExtension, fileExtensions } from './file-extensions';

const GIB = 1024 ** 3;
const KIB = 1024;

export const MAX_FILE_BYTES = 50 * GIB;
/** The largest file that is sent in one POST; above it resumable chunks are used (spec §9). */
export const SINGLE_POST_BYTES = 262_144;
export const MIN_CHUNK_BYTES = 256 * KIB;
export const MAX_CHUNK_BYTES = 32 * KIB * KIB;
export const UPLOAD_RETRY_MS = 600_000;
export const OPERATION_RETRY_MS = 120_000;
/** The part of a file whose signature is checked. */
export const SIGNATURE_BYTES = 16 * KIB;
export const DOWNLOAD_URL_LIFETIME_MS = 5 * 60 * 1000;
export const APP_CHECK_LIFETIME_MS = 10 * 60 * 1000;
export const UNCLAIMED_FILE_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;
export const MAX_FILE_NAME_LENGTH = 200;

/** Request headers of the file calls (spec §7). */
export const fileHeaders = { appCheck: 'x-app-check', cart: 'x-cart-id' } as const;

/** A stored file's metadata (spec §7), also the answer of an upload. */
export const FileMetadata = z.object({
  fileName: z.string(),
  originalName: z.string(),
  fileSize: z.number(),
  mimeType: z.string(),
  uploadedAt: z.string(),
  complete: z.boolean(),
  receivedBytes: z.number(),
  check: z.enum(fileChecks),
});
export type FileMetadata = z.infer<typeof FileMetadata>;

/** A signed address of a file's bytes. Lifetimes are in seconds, since a browser's clock may be wrong. */
export type DownloadUrl = { url: string; expiresInSeconds: number };

/** The token that a solved proof of work is exchanged for. */
export type AppCheckToken = { token: string; expiresInSeconds: number };

/** Returns the extension of a name, lower case, or '' without one. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}

export const isAcceptedExtension = (extension: string): extension is FileExtension =>
  (fileExtensions as readonly string[]).includes(extension);

/** Returns the next chunk's size: doubles up to 32 MiB (spec §9). */
export const nextChunkBytes = (bytes: number): number => Math.min(bytes * 2, MAX_CHUNK_BYTES);
