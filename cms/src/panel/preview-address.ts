import type { Core } from '@strapi/strapi';
import { uidOf } from '../domain/catalogue/answer-types';
import { findKind } from '../domain/catalogue/find-addresses';
import { contentPath } from '../contract/content/content-path';
import { contentKinds, ownPages } from '../contract/content/page-kinds';
import { issueLink } from '../domain/catalogue/preview-session';
import { cmsUrl, publicUrl } from '../platform/settings';

type Requested = { documentId?: string; locale?: string; status?: string };
type Draft = { slug?: string; category?: { slug: string } | null };

/** The pages that show entries of types without a page of their own. */
const shownOn: Record<string, string> = {
  'api::site.site': '/',
  'api::faq.faq': ownPages.faq.path,
  'api::addon.addon': ownPages.configurator.path,
};

/** Returns the address of an entry's real page, for its editor with drafts; null for entries that no page shows. */
export async function previewAddress(strapi: Core.Strapi, uid: string, { documentId, locale, status }: Requested): Promise<string | null> {
  const path = await pathOf(strapi, uid, documentId);
  if (path === null) return null;
  const address = (locale === 'en' ? `/en${path}` : path).replace(/^\/en\/$/, '/en');
  if (status === 'published') return linkTo('end', { path: address });
  const token = await issueLink(strapi);
  return token && linkTo('start', { path: address, token });
}

/**
 * Returns the address of the form that edits a page of the shop: its entry's, the website's for pages that the program makes.
 * @param address the page's path with its language, and possibly a question
 */
export async function formAddress(strapi: Core.Strapi, address: string): Promise<string> {
  const [path = '/'] = address.split(/[?#]/);
  const locale = /^\/en(?:\/|$)/.test(path) ? 'en' : 'de';
  const { uid, documentId } = await entryAt(strapi, path.replace(/^\/en(?=\/|$)/, '') || '/');
  const form = documentId ? `collection-types/${uid}/${documentId}` : `single-types/${uid}`;
  return `${cmsUrl}/admin/content-manager/${form}?plugins[i18n][locale]=${locale}`;
}

/** Finds the draft whose page is at a path. Single entries have no id of their own in the panel. */
async function entryAt(strapi: Core.Strapi, path: string): Promise<{ uid: string; documentId?: string }> {
  for (const kind of contentKinds) {
    const uid = uidOf(kind);
    const rows: (Draft & { documentId: string })[] = await strapi.db.query(uid).findMany({
      where: { locale: 'de', publishedAt: { $null: true } },
      ...(kind === 'product' && { populate: { category: { select: ['slug'] } } }),
    });
    const found = rows.find(({ slug, category }) => contentPath(kind, slug, category?.slug) === path);
    if (found) return strapi.contentType(uid).kind === 'singleType' ? { uid } : { uid, documentId: found.documentId };
  }
  return { uid: 'api::site.site' };
}

const linkTo = (step: 'start' | 'end', query: Record<string, string>): string =>
  `${publicUrl}/api/preview/${step}?${new URLSearchParams(query).toString()}`;

async function pathOf(strapi: Core.Strapi, uid: string, documentId: string | undefined): Promise<string | null> {
  const kind = findKind(uid);
  if (!kind) return shownOn[uid] ?? null;
  const draft: Draft | null = await strapi.db.query(uidOf(kind)).findOne({
    where: { ...(documentId && { documentId }), locale: 'de', publishedAt: { $null: true } },
    ...(kind === 'product' && { populate: { category: { select: ['slug'] } } }),
  });
  // A product's address lies below its category's.
  if (!draft || (kind === 'product' && !draft.category)) return null;
  return contentPath(kind, draft.slug, draft.category?.slug);
}
