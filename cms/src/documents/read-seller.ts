import type { Core } from '@strapi/strapi';
import type { Seller } from '../contract/document';
import { Problem } from '../contract/problem';
import forms from '../panel/forms.json';
import { missingSellerFacts, sellerOf } from './seller-of';

/** The operator as documents name it today. */
export async function readSeller(strapi: Core.Strapi): Promise<Seller> {
  const [site, company] = await Promise.all([
    strapi.db.query('api::site.site').findOne({ where: { locale: 'de', publishedAt: { $notNull: true } }, select: ['brand'] }),
    strapi.db.query('api::company.company').findOne({ where: {} }),
  ]);
  return sellerOf(company ?? {}, site?.brand ?? '');
}

const labels: Record<string, { label: string }> = forms['api::company.company'].fields;

/** The same, for a document that must be complete. @throws Problem company.incomplete naming the fields as the panel does */
export async function completeSeller(strapi: Core.Strapi): Promise<Seller> {
  const seller = await readSeller(strapi);
  const missing = missingSellerFacts(seller);
  if (missing.length > 0)
    throw new Problem('company.incomplete', { fields: missing.map((name) => labels[name]?.label ?? name).join(', ') });
  return seller;
}
