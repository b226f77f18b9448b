import type { Core } from '@strapi/strapi';
import type { Locale } from '../../contract/constants';
import { contentPath } from '../../contract/content/content-path';
import { contentKinds, type ContentKind } from '../../contract/content/page-kinds';
import { noteTypes, uidOf } from './answer-types';

/** A published entry's page: where it is and in which languages. */
export type Address = { kind: ContentKind; documentId: string; path: string; locales: Locale[]; updatedAt: string };

type AddressRow = { documentId: string; slug?: string; locale: Locale; updatedAt: string | Date; category?: { documentId: string } | null };

const kindByUid = new Map(contentKinds.map((kind) => [uidOf(kind) as string, kind]));

/** Returns the kind of page that a content type's entries have, if they have one. */
export const findKind = (uid: string): ContentKind | undefined => kindByUid.get(uid);

/** Lists every page of published content, in the order of its kinds. Products without a published category have none. */
export async function findAddresses(strapi: Core.Strapi, kinds: readonly ContentKind[] = contentKinds): Promise<Address[]> {
  const categories = new Map((await germanRows(strapi, 'category')).map(({ documentId, slug }) => [documentId, slug ?? '']));
  const found: Address[] = [];
  // One after the other: inside a transaction they share one connection.
  for (const kind of kinds) found.push(...(await findOfKind(strapi, kind, categories)));
  return found;
}

async function findOfKind(strapi: Core.Strapi, kind: ContentKind, categories: ReadonlyMap<string, string>): Promise<Address[]> {
  const rows = await publishedRows(strapi, kind);
  const versionsOf = new Map<string, AddressRow[]>();
  for (const row of rows) versionsOf.set(row.documentId, [...(versionsOf.get(row.documentId) ?? []), row]);
  return [...versionsOf.values()].flatMap((versions) => {
    const german = versions.find(({ locale }) => locale === 'de');
    const category = kind === 'product' ? categories.get(german?.category?.documentId ?? '') : '';
    if (!german || category === undefined) return [];
    const latest = Math.max(...versions.map(({ updatedAt }) => new Date(updatedAt).getTime()));
    return {
      kind,
      documentId: german.documentId,
      path: contentPath(kind, german.slug, category),
      locales: versions.map(({ locale }) => locale).sort(),
      updatedAt: new Date(latest).toISOString(),
    };
  });
}

const germanRows = async (strapi: Core.Strapi, kind: ContentKind) =>
  (await publishedRows(strapi, kind)).filter(({ locale }) => locale === 'de');

function publishedRows(strapi: Core.Strapi, kind: ContentKind): Promise<AddressRow[]> {
  const uid = uidOf(kind);
  noteTypes(strapi, uid);
  const hasSlug = 'slug' in strapi.contentType(uid).attributes;
  return strapi.db.query(uid).findMany({
    where: { publishedAt: { $notNull: true } },
    select: ['documentId', 'locale', 'updatedAt', ...(hasSlug ? ['slug'] : [])],
    orderBy: { id: 'asc' },
    ...(kind === 'product' && { populate: { category: { select: ['documentId'] } } }),
  });
}
