import type { Seller } from '../../contract/billing/document';
import { isCountry } from '../../contract/country';
import { isIban } from '../../contract/billing/iban';
import { hasControls } from '../../contract/typed-text';
import { isVatId } from '../../contract/pricing/vat-id';
import type { Core } from '@strapi/strapi';
import { Problem } from '../../contract/problem';
import { translate } from '../../platform/strings/translate';

type CompanyRow = Partial<Record<keyof Seller, string | null>>;

/**
 * The facts that every document needs (§ 14 Abs. 4 UStG, § 5 DDG). Both tax numbers: reverse charge names the VAT ID, sales
 * outside the scope of VAT only the tax number, and then the register identifies the seller (BR-CO-26, BR-O-02).
 */
export const requiredSellerFacts = [
  'legalName',
  'managingDirectors',
  'street',
  'postcode',
  'city',
  'country',
  'email',
  'phone',
  'vatId',
  'taxNumber',
  'iban',
  'register',
] as const satisfies (keyof Seller)[];

/** Builds the operator as documents name it, from the company's data and the shop's brand. */
export function sellerOf(company: CompanyRow, brand: string): Seller {
  const { legalName, managingDirectors, street, postcode, city, country, email, phone } = company;
  const { vatId, taxNumber, iban, bic, bank, register } = company;
  return {
    brand,
    legalName: legalName ?? '',
    managingDirectors: managingDirectors ?? '',
    street: street ?? '',
    postcode: postcode ?? '',
    city: city ?? '',
    country: country ?? '',
    email: email ?? '',
    phone: phone ?? '',
    vatId: vatId ?? '',
    taxNumber: taxNumber ?? '',
    iban: iban ?? '',
    bic: bic ?? '',
    bank: bank ?? '',
    register: register ?? '',
  };
}

/** Checks of a fact's form that e-invoices require: BR-CL-14, BR-CO-09, BR-DE-19, BR-DE-27, BR-DE-28. */
const forms: Partial<Record<keyof Seller, (value: string) => boolean>> = {
  country: isCountry,
  vatId: isVatId,
  iban: isIban,
  phone: (value) => value.replaceAll(/\D/g, '').length >= 3,
  email: (value) => /^[^@\s]+@(?:[^@.\s]+\.)+[^@.\s]+$/.test(value),
};

/** Lists the facts that are missing, or cannot be right; nothing is issued while there is one. */
export const missingSellerFacts = (seller: Seller): string[] =>
  requiredSellerFacts.filter((name) => {
    const value = seller[name];
    return value.trim() === '' || hasControls(value) || forms[name]?.(value) === false;
  });

/** Reads the operator as documents name it today, complete or not. */
export async function findSeller(strapi: Core.Strapi): Promise<Seller> {
  const [company, site] = await Promise.all([
    strapi.db.query('api::company.company').findOne({ where: {} }),
    strapi.db.query('api::site.site').findOne({ where: { locale: 'de', publishedAt: { $notNull: true } }, select: ['brand'] }),
  ]);
  return sellerOf(company ?? {}, site?.brand ?? '');
}

/** Reads the operator for a document that is to be issued. @throws Problem company.incomplete while a required fact is missing */
export async function readSeller(strapi: Core.Strapi): Promise<Seller> {
  const seller = await findSeller(strapi);
  const missing = missingSellerFacts(seller);
  if (missing.length > 0)
    throw new Problem('company.incomplete', { fields: missing.map((name) => translate('de', `document.company.${name}`)).join(', ') });
  return seller;
}
