import { open } from 'node:fs/promises';
import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { MAX_MEDIUM_BYTES, MAX_PICTURE_PIXELS } from '../contract/content/picture-sizes';
import { appendEvent } from '../platform/events/append-event';
import { editorNow } from '../platform/events/follow-content';
import { pictureProblem, type PictureProblem } from '../platform/pictures/make-picture';
import { pictureStore } from '../platform/storage/picture-store';

type SentFile = { filepath: string; originalFilename: string | null; size: number };

type MediumProblem = PictureProblem | 'bytes';

const sentences: Record<MediumProblem, string> = {
  type: 'ist kein Bild, das der Shop zeigen kann. Bitte laden Sie JPEG, PNG, WebP oder AVIF hoch; Papiere als PDF, Filme als MP4 oder WebM',
  broken:
    'lässt sich nicht öffnen. Die Datei ist beschädigt oder kein Bild; bitte speichern Sie sie neu und laden Sie sie noch einmal hoch',
  pixels: `hat mehr als ${MAX_PICTURE_PIXELS / 1_000_000} Megapixel. Bitte verkleinern Sie es, 3000 Pixel Breite genügen für alle Seiten`,
  bytes: `ist größer als ${MAX_MEDIUM_BYTES / 1024 ** 2} MB. Bitte verkleinern Sie die Datei`,
};

type Begins = (start: Buffer) => boolean;

/** How papers and captions begin, and films in WebM and MP4. */
const papers: readonly Begins[] = [
  (start) => start.subarray(0, 5).toString('latin1') === '%PDF-',
  (start) => /^(\uFEFF)?WEBVTT\s/.test(start.toString('utf8')),
];
const films: readonly Begins[] = [
  (start) => start.subarray(0, 4).toString('hex') === '1a45dfa3',
  (start) => /^ftyp(?!avi[fs]|hei[cfx]|mif1)/.test(start.subarray(4, 12).toString('latin1')),
];
const START_BYTES = 16;

/** Looks at the files of a form before they reach the media library. @throws ValidationError with a sentence for the editor */
export async function checkMedia(ctx: Context): Promise<void> {
  const files = Object.values((ctx.request.files ?? {}) as Record<string, SentFile | SentFile[]>).flat();
  for (const { filepath, originalFilename, size } of files) {
    const start = await readStart(filepath);
    const isOneOf = (kinds: readonly Begins[]) => kinds.some((begins) => begins(start));
    if (isOneOf(films)) continue;
    const lighter = isOneOf(papers) ? null : await pictureProblem(filepath);
    const problem: MediumProblem | null = size > MAX_MEDIUM_BYTES ? 'bytes' : lighter;
    if (problem) throw new errors.ValidationError(`„${originalFilename ?? ''}“ ${sentences[problem]}.`);
  }
}

async function readStart(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

const PICTURE = 'shop.picture';

type Attribute = { type: string; component?: string; components?: string[] };
type Entry = Record<string, unknown>;
type Missing = { path: string[]; label: string };
/** An entry or a part of it, in the language that is published; entries without languages are read in all. */
type Version = { entry: Entry; locale: unknown };

const attributesOf = (strapi: Core.Strapi, uid: string): Record<string, Attribute> =>
  ((strapi.getModel(uid as UID.ContentType) as unknown as { attributes: Record<string, Attribute> } | undefined)?.attributes ??
    {}) as never;

/**
 * Refuses to publish entries with pictures that have no file or no text alternative in the language that is published, and
 * says so at the field.
 */
export function checkAltTexts(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    const populate = picturesOf(strapi, uid);
    if (action !== 'publish' || !uid.startsWith('api::') || !populate) return next();
    const { documentId, locale } = context.params as { documentId: string; locale?: string | string[] };
    const languages = typeof locale === 'string' && locale !== '*' ? { locale } : {};
    const drafts: Entry[] = await strapi.db.query(uid).findMany({ where: { documentId, publishedAt: null, ...languages }, populate });
    const missing = drafts.flatMap((entry) => missingIn(strapi, uid, { entry, locale: entry.locale }));
    const [first] = missing;
    if (!first) return next();
    const details = { errors: missing.map(({ path, label }) => ({ path, message: `${label} fehlt.`, name: 'ValidationError' })) };
    throw new errors.ValidationError(`${first.label} fehlt. Ohne das lässt sich nicht veröffentlichen.`, details);
  });
}

/** Returns what to populate so that all pictures of a type are read, also those in other components; null where there are none. */
function picturesOf(strapi: Core.Strapi, uid: string): object | null {
  const found = Object.entries(attributesOf(strapi, uid)).flatMap(([name, { type, component, components = [] }]): [string, object][] => {
    if (type === 'component' && component === PICTURE) return [[name, { populate: { file: { select: ['id'] } } }]];
    const inner = type === 'component' && component ? picturesOf(strapi, component) : null;
    if (inner) return [[name, { populate: inner }]];
    const parts = type === 'dynamiczone' ? components.flatMap((one) => [[one, picturesOf(strapi, one)] as const]) : [];
    const on = Object.fromEntries(parts.flatMap(([one, each]) => [[one, each ? { populate: each } : {}] as const]));
    return parts.some(([, each]) => each) ? [[name, { on }]] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : null;
}

function missingIn(strapi: Core.Strapi, uid: string, { entry, locale }: Version, path: readonly string[] = []): Missing[] {
  return Object.entries(attributesOf(strapi, uid)).flatMap(([name, { type, component }]) => {
    if (type !== 'component' && type !== 'dynamiczone') return [];
    const value = entry[name];
    const parts = (Array.isArray(value) ? value : [value]) as (Entry | null | undefined)[];
    return parts.flatMap((part, index) => {
      const at = [...path, name, ...(Array.isArray(value) ? [String(index)] : [])];
      const kind = component ?? String(part?.__component ?? '');
      if (!part || !kind) return [];
      return kind === PICTURE ? missingInPicture(part, at, locale) : missingIn(strapi, kind, { entry: part, locale }, at);
    });
  });
}

const pictureLabels = {
  file: 'Die Datei des Bildes',
  altDe: 'Der Satz, was das Bild zeigt,',
  altEn: 'Der englische Satz, was das Bild zeigt,',
};

const missingInPicture = (picture: Entry, path: readonly string[], locale: unknown): Missing[] =>
  Object.entries(pictureLabels).flatMap(([name, label]) => {
    const isOther = name === (locale === 'en' ? 'altDe' : 'altEn') && typeof locale === 'string';
    const value = picture[name];
    const isThere = typeof value === 'string' ? value.trim() !== '' : Boolean(value);
    return isOther || isThere ? [] : [{ path: [...path, name], label }];
  });

/** Matches the target of a link or picture in Markdown, with the bracket that some addresses stand in. */
const TARGET = /\]\((<?)([^\s<>()]+)/g;

/** The name of a medium's file. */
const MEDIUM = /^[\w-]+\.\w{2,5}$/;

/** Returns the address of a medium without the host that the panel's button writes, the CMS's or the store's; null for other addresses. */
function mediumPath(address: string): string | null {
  const store = process.env.S3_PUBLIC_URL;
  const at = address.lastIndexOf('/');
  const [folder, name] = [address.slice(0, at), address.slice(at + 1)];
  const isOfCms = URL.canParse(folder) && new URL(folder).pathname === '/uploads';
  return MEDIUM.test(name) && (isOfCms || folder === store) ? `/uploads/${name}` : null;
}

/** Keeps addresses of media in texts free of hosts, so that they go on to lead somewhere when the shop moves. */
export function keepMediaAddresses(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { data } = context.params as { data?: Entry };
    if (context.uid.startsWith('api::') && data) withoutHosts(data);
    return next();
  });
}

function withoutHosts(entry: Entry): void {
  for (const [name, value] of Object.entries(entry)) {
    if (typeof value === 'string' && value.includes(']('))
      entry[name] = value.replaceAll(TARGET, (whole, bracket: string, address: string) => {
        const path = mediumPath(address);
        return path === null ? whole : `](${bracket}${path}`;
      });
    else if (typeof value === 'object' && value !== null && !(value instanceof Date)) withoutHosts(value as Entry);
  }
}

/** Has the library keep pictures upright, once: what the operator sets afterwards stays. The shop makes its sizes itself. */
export async function configureMedia(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'panel' });
  if (await store.get({ key: 'media' })) return;
  const settings = strapi.store({ type: 'plugin', name: 'upload', key: 'settings' });
  const current = ((await settings.get({})) ?? {}) as object;
  await settings.set({ value: { ...current, autoOrientation: true, responsiveDimensions: false } });
  await store.set({ key: 'media', value: true });
}

type MediumChange = { result: { documentId?: string; hash?: string } | null };

/** Has pages show media as they are: those that are replaced are read anew, and what was made of those that are deleted goes too. */
export function followMedia(strapi: Core.Strapi): void {
  const log = async (name: 'content.update' | 'content.delete', { result }: MediumChange) => {
    const data = { uid: 'plugin::upload.file', editorId: editorNow(strapi) };
    await strapi.db.transaction(({ trx }) =>
      appendEvent(strapi, trx, { topic: 'content', name, subject: result?.documentId ?? data.uid, actor: 'editor', data }),
    );
  };
  strapi.db.lifecycles.subscribe({
    models: ['plugin::upload.file'],
    afterUpdate: (change) => log('content.update', change as unknown as MediumChange),
    async afterDelete(change) {
      const { result } = change as unknown as MediumChange;
      if (result?.hash) await pictureStore().removeAll(result.hash);
      await log('content.delete', { result });
    },
  });
}
