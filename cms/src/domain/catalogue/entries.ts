import type { Core, UID } from '@strapi/strapi';
import type { Locale } from '../../contract/constants';
import { LIST_LIMIT_DEFAULT } from '../../contract/list';
import { Problem } from '../../contract/problem';
import type { PageLink } from '../../contract/content/content-page';
import { noteTypes } from './answer-types';

/** The version of the content that is read: its language, and published or (for editors' previews) as drafted. */
export type Edition = { locale: Locale; status: 'published' | 'draft' };

/** Returns the edition that visitors see. */
export const published = (locale: Locale): Edition => ({ locale, status: 'published' });

export type EntryQuery = { filters?: object; populate?: object; fields?: string[]; sort?: string | string[]; limit?: number };
/** The part of Strapi's document service that reading needs; its own types would require a type per content type. */
type Documents = { findMany(options: EntryQuery & Edition): Promise<unknown[]> };
type Entry = { documentId: string; updatedAt: string };

const MAX_ENTRIES = 5_000;

/**
 * Reads entries in one language. Fields that are not translated (price, unit, order, relations) always come from the German
 * entry: Strapi copies them into the other languages' drafts, but into published versions only by chance, so a price
 * published in German could stay old in English. Entries without a version in the edition's language are left out.
 * Relations are German rows: use their documentIds only.
 */
export async function findEntries<Row extends Entry>(
  strapi: Core.Strapi,
  uid: string,
  { locale, status }: Edition,
  { filters = {}, populate = {}, fields, sort = 'id', limit = MAX_ENTRIES }: EntryQuery = {},
): Promise<Row[]> {
  noteTypes(strapi, uid, populate);
  const documents = strapi.documents(uid as UID.ContentType) as unknown as Documents;
  const options = { status, populate, limit, ...(fields && { fields: [...fields, 'updatedAt'] }) };
  const german = (await documents.findMany({ ...options, locale: 'de', filters, sort })) as Row[];
  if (locale === 'de' || german.length === 0) return german;

  const ids = german.map(({ documentId }) => documentId);
  const found = await documents.findMany({ ...options, locale, filters: { documentId: { $in: ids } } });
  const translated = new Map((found as Row[]).map((row) => [row.documentId, row]));
  return german.flatMap((row) => {
    const texts = translated.get(row.documentId);
    return texts ? [withTexts(strapi, uid, row, texts)] : [];
  });
}

function withTexts<Row extends Entry>(strapi: Core.Strapi, uid: string, row: Row, texts: Row): Row {
  const translated = translatedFields(strapi, uid as UID.ContentType).map((name) => [name, texts[name as keyof Row]]);
  const pictures = pictureFields(strapi, uid as UID.ContentType).map((name) => [
    name,
    withEnglishAlts(row[name as keyof Row], texts[name as keyof Row]),
  ]);
  const updatedAt = row.updatedAt > texts.updatedAt ? row.updatedAt : texts.updatedAt;
  return { ...row, ...Object.fromEntries([...translated, ...pictures]), updatedAt };
}

const pictureFields = (strapi: Core.Strapi, uid: UID.ContentType): string[] =>
  Object.entries(strapi.contentType(uid).attributes)
    .filter(([, attribute]) => (attribute as { component?: string }).component === 'shop.picture')
    .map(([name]) => name);

type SharedPicture = { file?: { hash: string } | null; altEn?: string | null } | null;

/** Takes the English text alternatives from where translators published them; the pictures themselves are those of the German entry. */
function withEnglishAlts(german: unknown, english: unknown): unknown {
  if (Array.isArray(german)) return german.map((picture, index) => withEnglishAlts(picture, (english as unknown[] | null)?.[index]));
  const [own, translated] = [german as SharedPicture, english as SharedPicture];
  if (!own || !translated?.altEn || own.file?.hash !== translated.file?.hash) return german;
  return { ...own, altEn: translated.altEn };
}

/** Lists the fields of a content type that each language has for itself. */
export const translatedFields = (strapi: Core.Strapi, uid: UID.ContentType): string[] =>
  Object.entries(strapi.contentType(uid).attributes)
    .filter(([, { pluginOptions }]) => (pluginOptions as { i18n?: { localized?: boolean } } | undefined)?.i18n?.localized)
    .map(([name]) => name);

type PagedEntry = { documentId: string; updatedAt: string; slug: string };
type PageQuery<Row> = Omit<EntryQuery, 'sort'> & {
  /** The field that orders the list; entries with the same value follow each other by slug. */
  by: keyof Row & string;
  direction: 'asc' | 'desc';
  after?: string;
};

const CURSOR = /^([\w-]{1,20})~([\w-]{1,160})$/;

/**
 * Reads one page of a list, and the cursor of the next. Fills the page up where entries lack a translation.
 * @throws Problem input.invalid for a foreign cursor
 */
export async function findEntriesPage<Row extends PagedEntry>(
  strapi: Core.Strapi,
  uid: string,
  edition: Edition,
  { by, direction, after, limit = LIST_LIMIT_DEFAULT, filters = {}, ...query }: PageQuery<Row>,
): Promise<{ rows: Row[]; next: string | null }> {
  const sort = [`${by}:${direction}`, 'slug:asc'];
  const rows: Row[] = [];
  let cursor = after;
  for (;;) {
    const keys = await findEntries<Row>(
      strapi,
      uid,
      { ...edition, locale: 'de' },
      { fields: ['slug', by], filters: { $and: [filters, beyond(cursor, by, direction)] }, sort, limit: limit + 1 },
    );
    const requested = { documentId: { $in: keys.map(({ documentId }) => documentId) } };
    rows.push(...(await findEntries<Row>(strapi, uid, edition, { ...query, filters: requested, sort })));
    const last = keys.at(-1);
    if (!last || keys.length <= limit || rows.length > limit) break;
    cursor = cursorAt(last, by);
  }
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, next: last && rows.length > limit ? cursorAt(last, by) : null };
}

const cursorAt = <Row extends PagedEntry>(row: Row, by: keyof Row): string => `${String(row[by])}~${row.slug}`;

function beyond(cursor: string | undefined, by: string, direction: 'asc' | 'desc'): object {
  if (cursor === undefined) return {};
  const [, value, slug] = CURSOR.exec(cursor) ?? [];
  if (!value) throw new Problem('input.invalid', {}, { after: 'field.invalid-value' });
  return { $or: [{ [by]: { [direction === 'asc' ? '$gt' : '$lt']: value } }, { [by]: value, slug: { $gt: slug } }] };
}

/** Returns the entries before and after an entry in its list. */
export function neighboursOf(list: readonly PageLink[], slug: string): { previous: PageLink | null; next: PageLink | null } {
  const at = list.findIndex((one) => one.slug === slug);
  return { previous: list[at - 1] ?? null, next: at < 0 ? null : (list[at + 1] ?? null) };
}

/** Reads the one entry that the query fits. @throws Problem not-found */
export async function findOne<Row extends { documentId: string; updatedAt: string }>(
  strapi: Core.Strapi,
  uid: string,
  edition: Edition,
  query: EntryQuery = {},
): Promise<Row> {
  const [row] = await findEntries<Row>(strapi, uid, edition, query);
  if (!row) throw new Problem('not-found');
  return row;
}
