import type { Core, UID } from '@strapi/strapi';
import type { Locale } from '../contract/constants';

type Query = { filters?: object; populate?: object; sort?: string | string[] };
/** What reading needs of Strapi's document service, whose own types would want a type per content type. */
type Documents = { findMany(options: Query & { locale: Locale; status: 'published'; limit: number }): Promise<unknown[]> };
type Document = { documentId: string; updatedAt: string };

const MAX_ENTRIES = 5_000;

/**
 * Published entries in one language. Fields that are not translated (price, unit, order, relations) always come
 * from the German published entry: Strapi copies them only into the other languages' drafts, so a price published
 * in German would otherwise stay old in English. Entries without a published version in `locale` are left out.
 * Relations are German rows: use their documentIds only.
 */
export async function published<Row extends Document>(
  strapi: Core.Strapi,
  uid: string,
  locale: Locale,
  { filters = {}, populate = {}, sort = 'id' }: Query = {},
): Promise<Row[]> {
  const documents = strapi.documents(uid as UID.ContentType) as unknown as Documents;
  const options = { status: 'published', populate, limit: MAX_ENTRIES } as const;
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

function withTexts<Row extends Document>(strapi: Core.Strapi, uid: string, row: Row, texts: Row): Row {
  const { attributes } = strapi.contentType(uid as UID.ContentType);
  const localized = Object.entries(attributes).filter(
    ([, attribute]) => (attribute.pluginOptions as { i18n?: { localized?: boolean } } | undefined)?.i18n?.localized,
  );
  const translatedFields = Object.fromEntries(localized.map(([name]) => [name, texts[name as keyof Row]]));
  const updatedAt = row.updatedAt > texts.updatedAt ? row.updatedAt : texts.updatedAt;
  return { ...row, ...translatedFields, updatedAt };
}
