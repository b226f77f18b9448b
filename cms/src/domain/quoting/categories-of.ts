import type { Core } from '@strapi/strapi';
import type { QuoteRow } from './quote-row';
import { findEntries, published } from '../catalogue/entries';

type Sold = { documentId: string; updatedAt: string; category: { documentId: string } | null };

/** Ids of the categories of what was asked for and offered, with spaces between them. */
export async function categoriesOf(strapi: Core.Strapi, { lines, draft }: Pick<QuoteRow, 'lines' | 'draft'>): Promise<string> {
  const ids = (draft?.lines ?? lines).map(({ productId }) => productId).filter((id) => id !== '');
  if (ids.length === 0) return '';
  const sold = await findEntries<Sold>(strapi, 'api::product.product', published('de'), {
    filters: { documentId: { $in: ids } },
    populate: { category: { fields: ['documentId'] } },
  });
  return [...new Set(sold.flatMap(({ category }) => category?.documentId ?? []))].join(' ');
}
