import type { Core } from '@strapi/strapi';
import { uidOf } from '../domain/catalogue/answer-types';
import { findKind } from '../domain/catalogue/find-addresses';
import { contentPath } from '../contract/content/content-path';
import { ownPages } from '../contract/content/page-kinds';
import { issueLink } from '../domain/catalogue/preview-session';
import { publicUrl } from '../platform/settings';

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
