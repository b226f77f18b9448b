import { buffer } from 'node:stream/consumers';
import type { Core } from '@strapi/strapi';
import { Problem } from '../../../contract/problem';
import { type PictureFocus, type PictureFormat, readPictureFileName } from '../../../contract/content/picture-sizes';
import { makePicture } from '../../../platform/pictures/make-picture';
import { mediaStore } from '../../../platform/storage/media-store';
import { pictureStore } from '../../../platform/storage/picture-store';
import { addressOf, type Medium, mediumFields, sizeOf, versionOf } from './picture-row';

const mimeTypes: Record<PictureFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

type Asked = { hash: string; version: string; name: string };
type Found = { bytes: Buffer; mimeType: string } | { movedTo: string };

/** The files that are being made, so that whoever asks meanwhile waits for the same. */
const beingMade = new Map<string, Promise<Buffer>>();

/** The most files that wait to be made; whoever comes then is asked to come again. */
const MAX_WAITING = 100;

/**
 * Reads a file of an editors' picture, which is made when it is first asked for. The hash of a medium is random, so that nobody finds
 * one that no page has shown.
 * @returns its bytes, or where it is now when the picture has been replaced
 * @throws Problem not-found for other media, shapes, widths, formats and focuses than those of the pages, server.unavailable while many wait
 */
export async function findPicture(strapi: Core.Strapi, { hash, version, name }: Asked): Promise<Found> {
  const medium: Medium | null = await strapi.db.query('plugin::upload.file').findOne({ where: { hash }, select: mediumFields });
  const size = medium && sizeOf(medium);
  const file = size && readPictureFileName(name, size);
  if (!medium || !file) throw new Problem('not-found');
  if (version !== versionOf(medium)) return { movedTo: `${addressOf(medium)}/${name}` };
  const path = `${hash}/${version}/${name}`;
  const kept = await pictureStore().read(path);
  const mimeType = mimeTypes[file.format];
  if (kept) return { bytes: kept, mimeType };
  if (!(await isFocus(strapi, hash, file.focus))) throw new Problem('not-found');
  const waiting = beingMade.get(path);
  if (waiting) return { bytes: await waiting, mimeType };
  if (beingMade.size >= MAX_WAITING) throw new Problem('server.unavailable');
  const work = make(strapi, medium, async (original) => {
    const bytes = await makePicture(original, file);
    await pictureStore().put(path, bytes, mimeType);
    return bytes;
  }).finally(() => beingMade.delete(path));
  beingMade.set(path, work);
  return { bytes: await work, mimeType };
}

/** Checks whether editors chose this point for the picture: making all the others would keep a machine busy for nobody. */
async function isFocus(strapi: Core.Strapi, hash: string, focus: PictureFocus): Promise<boolean> {
  return focus === 'center' || (await strapi.db.query('shop.picture').count({ where: { focus, file: { hash } } })) > 0;
}

async function make(strapi: Core.Strapi, { hash, ext }: Medium, work: (original: Buffer) => Promise<Buffer>): Promise<Buffer> {
  const original = await mediaStore(strapi.dirs.static.public).open(`${hash}${ext ?? ''}`);
  return work(await buffer(original));
}
