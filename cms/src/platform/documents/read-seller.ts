import type { Core } from '@strapi/strapi';
import type { Seller } from '../../contract/billing/document';
import { Problem } from '../../contract/problem';
import { translate } from '../strings/translate';
import { missingSellerFacts, sellerOf } from './seller-of';

/** The operator as documents name it today, complete or not. */
export async function findSeller(strapi: Core.Strapi): Promise<Seller> {
  const [company, site] = await Promise.all([
    strapi.db.query('api::company.company').findOne({ where: {} }),
    strapi.db.query('api::site.site').findOne({ where: { locale: 'de', publishedAt: { $notNull: true } }, select: ['brand'] }),
  ]);
  return sellerOf(company ?? {}, site?.brand ?? '');
}

/** The same for what is issued. @throws Problem company.incomplete while a fact is missing that every document must carry */
export async function readSeller(strapi: Core.Strapi): Promise<Seller> {
  const seller = await findSeller(strapi);
  const missing = missingSellerFacts(seller);
  if (missing.length > 0)
    throw new Problem('company.incomplete', { fields: missing.map((name) => translate('de', `document.company.${name}`)).join(', ') });
  return seller;
}
