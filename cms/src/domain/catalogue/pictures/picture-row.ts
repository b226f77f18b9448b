import type { Locale } from '../../../contract/constants';
import { PICTURES_PATH, type Picture, type PicturePair } from '../../../contract/content/picture';
import type { PictureFocus } from '../../../contract/content/picture-sizes';

/** A medium of the library, as far as pictures need it. */
export type Medium = {
  hash: string;
  ext: string | null;
  mime: string;
  width: number | null;
  height: number | null;
  updatedAt: string | Date;
};

/** The component `shop.picture`. */
export type PictureRow = { file: Medium | null; altDe: string | null; altEn: string | null; focus: PictureFocus | null };

export const mediumFields = ['hash', 'ext', 'mime', 'width', 'height', 'updatedAt'];

/** Brings a picture's file along. */
export const withFile = { populate: { file: { fields: mediumFields } } };

/** Names the state of a medium: it changes whenever its file is replaced, so that addresses with it can be kept for ever. */
export const versionOf = ({ updatedAt }: Pick<Medium, 'updatedAt'>): string => new Date(updatedAt).getTime().toString(36);

export const addressOf = (medium: Medium): string => `${PICTURES_PATH}/${medium.hash}/${versionOf(medium)}`;

/** Returns a medium's own size; null for what is no picture. */
export const sizeOf = ({ mime, width, height }: Medium) => (mime.startsWith('image/') && width && height ? { width, height } : null);

/** Presents a picture in a language; undefined without one, or while its file is gone. */
export function presentPicture(row: PictureRow | null | undefined, locale: Locale): Picture | undefined {
  const size = row?.file && sizeOf(row.file);
  if (!row?.file || !size) return undefined;
  return { address: addressOf(row.file), ...size, focus: row.focus ?? 'center', alt: (locale === 'en' ? row.altEn : row.altDe) ?? '' };
}

/** Presents a gallery. */
export const presentPictures = (rows: readonly PictureRow[] | null | undefined, locale: Locale): Picture[] =>
  (rows ?? []).flatMap((row) => presentPicture(row, locale) ?? []);

/** Presents two states of one thing; undefined unless there are both. */
export function presentPair(rows: { before?: PictureRow | null; after?: PictureRow | null }, locale: Locale): PicturePair | undefined {
  const [before, after] = [presentPicture(rows.before, locale), presentPicture(rows.after, locale)];
  return before && after && { before, after };
}
