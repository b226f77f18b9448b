import type { Core, UID } from '@strapi/strapi';
import { errors, strings } from '@strapi/utils';
import forms from './forms.json';

type Entry = Record<string, unknown>;

const MAX_SLUG_LENGTH = 80;

/** Returns the part of an address that a title makes: `Größe & Fläche` becomes `groesse-und-flaeche`. Empty where nothing is left. */
export const slugOf = (title: string): string =>
  strings
    .nameToSlug(title.toLowerCase().replaceAll('&', ' und ').replaceAll(/[_.]/g, '-'))
    .replaceAll(/[^a-z0-9-]/g, '')
    .slice(0, MAX_SLUG_LENGTH)
    .split('-')
    .filter((word) => word !== '')
    .join('-');

/** Returns the first address that nobody has: `plan`, `plan-2`, `plan-3` … */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? slug : `${slug}-${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}

/**
 * Gives entries that are saved without an address one from their title, and refuses to publish what has no place on the
 * website: entries without an address, and services without a section.
 */
export function makeAddresses(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, contentType } = context;
    if (!uid.startsWith('api::') || !('slug' in contentType.attributes)) return next();
    const params = context.params as { documentId?: string; data?: Entry };
    if (action === 'publish') await refuseUnplaced(strapi, uid, params.documentId ?? '');
    const isMissing =
      action === 'create' ? !params.data?.slug : action === 'update' && params.data?.slug !== undefined && !params.data.slug;
    if (isMissing && params.data) params.data.slug = await newSlug(strapi, uid, params.documentId, params.data);
    return next();
  });
}

/** Makes the address of an entry. An entry without a title has none yet: drafts may be unfinished. */
async function newSlug(strapi: Core.Strapi, uid: UID.ContentType, documentId: string | undefined, data: Entry): Promise<string | null> {
  const { mainField } = forms[uid as keyof typeof forms];
  const slug = slugOf(String(data[mainField] ?? ''));
  if (slug === '') return null;
  const where = { slug: { $startsWith: slug }, ...(documentId && { documentId: { $ne: documentId } }) };
  const rows: { slug: string }[] = await strapi.db.query(uid).findMany({ where, select: ['slug'] });
  return freeSlug(slug, new Set(rows.map((row) => row.slug)));
}

async function refuseUnplaced(strapi: Core.Strapi, uid: UID.ContentType, documentId: string): Promise<void> {
  const isProduct = uid === 'api::product.product';
  const draft: { slug?: string; category?: object | null } | null = await strapi.db
    .query(uid)
    .findOne({ where: { documentId, locale: 'de', publishedAt: null }, ...(isProduct && { populate: ['category'] }) });
  if (draft && !draft.slug) throw new errors.ValidationError('Adresse (Slug) fehlt. Ohne Adresse hat der Eintrag keine Seite.');
  if (draft && isProduct && !draft.category)
    throw new errors.ValidationError('Leistungsbereich fehlt. Ohne ihn hat die Leistung keine Seite: Bitte wählen Sie einen Bereich.');
}
