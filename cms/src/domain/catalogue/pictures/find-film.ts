import type { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { FILMS_PATH } from '../../../contract/content/blocks';
import { Problem } from '../../../contract/problem';
import type { ByteRange } from '../../../platform/storage/file-store';
import { mediaStore } from '../../../platform/storage/media-store';
import { type Medium, mediumFields, versionOf } from './picture-row';

/** What films and their captions are; other media are not served by this way. */
const served: ReadonlySet<string> = new Set(['video/mp4', 'video/webm', 'text/vtt']);

type Film = { mimeType: string; size: number; open(range: ByteRange | null): Promise<Readable> };

/**
 * Finds a film, or its captions, in the store of media.
 * @returns where it is now when it has been replaced
 * @throws Problem not-found
 */
export async function findFilm(strapi: Core.Strapi, hash: string, version: string): Promise<Film | { movedTo: string }> {
  const medium: Medium | null = await strapi.db.query('plugin::upload.file').findOne({ where: { hash }, select: mediumFields });
  if (!medium || !served.has(medium.mime)) throw new Problem('not-found');
  if (version !== versionOf(medium)) return { movedTo: `${FILMS_PATH}/${hash}/${versionOf(medium)}` };
  const store = mediaStore(strapi.dirs.static.public);
  const name = `${hash}${medium.ext ?? ''}`;
  const size = await store.sizeOf(name);
  if (size === null) throw new Problem('not-found');
  return { mimeType: medium.mime, size, open: (range) => store.open(name, range ?? undefined) };
}
