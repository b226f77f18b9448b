import type { Core } from '@strapi/strapi';
import { picturesFiles } from '../../../contract/content/picture';
import { addressOf, type Medium, mediumFields, sizeOf } from './picture-row';

/** Matches a picture as Markdown is rendered, whose address and text alternative are escaped already. */
const IMAGE = /<img [^<>]*>/g;

/** Returns an attribute of a rendered picture as it stands there. */
const attributeOf = (image: string, name: 'src' | 'alt'): string => image.split(` ${name}="`, 2)[1]?.split('"', 1)[0] ?? '';

/** The versions that Strapi makes of a picture, which editors may have chosen. */
const VERSION_PREFIX = /^(thumbnail|small|medium|large)_/;

/** How wide a picture in a text is: a column of text, or a phone. */
const SIZES = '(min-width: 720px) 680px, 94vw';

/**
 * Puts the shop's own files in the place of pictures in editors' texts, wherever in an answer such texts stand. The panel writes the
 * address that a medium has in its store, which may be of a host that has changed since; the random name in it stays the same.
 */
export async function mendPictures<T>(strapi: Core.Strapi, answer: T): Promise<T> {
  const hashes = new Set(
    textsIn(answer).flatMap((text) => (text.match(IMAGE) ?? []).flatMap((image) => hashesOf(attributeOf(image, 'src')))),
  );
  if (hashes.size === 0) return answer;
  const rows: Medium[] = await strapi.db
    .query('plugin::upload.file')
    .findMany({ where: { hash: { $in: [...hashes] } }, select: mediumFields });
  const media = new Map(rows.map((row) => [row.hash, row]));
  return replaced(answer, (text) =>
    text.replaceAll(IMAGE, (image) => markupOf(attributeOf(image, 'src'), attributeOf(image, 'alt'), media)),
  ) as T;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.includes('<img ') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function replaced(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return value.includes('<img ') ? change(value) : value;
  if (Array.isArray(value)) return value.map((each) => replaced(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, replaced(each, change)]));
}

/** Returns the hashes that a medium at an address may have. */
function hashesOf(src: string): string[] {
  const name = src.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '';
  const hash = /^[\w-]+(?=\.\w{2,5}$)/.exec(name)?.[0] ?? '';
  return [hash, hash.replace(VERSION_PREFIX, '')].filter(Boolean);
}

/** Returns the picture's element; of one that is no medium, as from another site, which no page may show, its text alternative. */
function markupOf(src: string, alt: string, media: ReadonlyMap<string, Medium>): string {
  const medium = hashesOf(src)
    .map((hash) => media.get(hash))
    .find(Boolean);
  const size = medium && sizeOf(medium);
  if (!medium || !size) return alt;
  const files = picturesFiles({ address: addressOf(medium), ...size, focus: 'center', alt }, 'whole');
  const sources = files.sources.map(({ type, srcSet }) => `<source type="${type}" srcset="${srcSet}" sizes="${SIZES}">`);
  const { src: file, width, height } = files;
  return `<picture>${sources.join('')}<img src="${file}" alt="${alt}" width="${width}" height="${height}" loading="lazy" decoding="async"></picture>`;
}
