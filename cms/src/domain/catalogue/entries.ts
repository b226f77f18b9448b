import type { Core, UID } from '@strapi/strapi';
import type { Locale } from '../../contract/constants';

/** Which version of the content is read: its language, and published or (for editors' previews) as drafted. */
export type Edition = { locale: Locale; status: 'published' | 'draft' };

/** What visitors see. */
export const published = (locale: Locale): Edition => ({ locale, status: 'published' });

export type EntryQuery = { filters?: object; populate?: object; fields?: string[]; sort?: string | string[]; limit?: number };
/** What reading needs of Strapi's document service, whose own types would want a type per content type. */
type Documents = { findMany(options: EntryQuery & Edition): Promise<unknown[]> };
type Entry = { documentId: string; updatedAt: string };

const MAX_ENTRIES = 5_000;

/**
 * Entries in one language. Fields that are not translated (price, unit, order, relations) always come
 * from the German entry: Strapi copies them into the other languages' drafts, but into what is published only by
 * chance, so a price published in German could stay old in English. Entries without a version in the edition's language are left out.
 * Relations are German rows: use their documentIds only.
 */
export async function findEntries<Row extends Entry>(
  strapi: Core.Strapi,
  uid: string,
  { locale, status }: Edition,
  { filters = {}, populate = {}, fields, sort = 'id', limit = MAX_ENTRIES }: EntryQuery = {},
): Promise<Row[]> {
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
  const updatedAt = row.updatedAt > texts.updatedAt ? row.updatedAt : texts.updatedAt;
  return { ...row, ...Object.fromEntries(translated), updatedAt };
}

/** The fields of a content type that each language has for itself. */
export const translatedFields = (strapi: Core.Strapi, uid: UID.ContentType): string[] =>
  Object.entries(strapi.contentType(uid).attributes)
    .filter(([, { pluginOptions }]) => (pluginOptions as { i18n?: { localized?: boolean } } | undefined)?.i18n?.localized)
    .map(([name]) => name);
