import * as z from 'zod/mini';
import { isCountry } from '../country';

/**
 * The form of VAT IDs behind the country code, for each country of the EU by that code (European Commission, VIES). Greece
 * uses EL. Northern Ireland's XI counts for goods only, and we sell services.
 */
const euForms: Record<string, RegExp> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^(?:[A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d[A-Z0-9+*]\d{5}[A-Z]|\d{7}[A-Z]{2})$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z0-9+*]{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
};

const elsewhere = /^[A-Z0-9]{2,13}$/;
/** The code of Northern Ireland, used beside the countries of ISO 3166-1 (BR-CO-09). */
const NORTHERN_IRELAND = 'XI';

/** Turns a VAT ID into the form in which it is stored: without spaces, dots and dashes, in capitals. */
export const compactVatId = (typed: string): string => typed.replaceAll(/[\s.-]/g, '').toUpperCase();

/** Checks that a compact VAT ID begins with a country and has its form. Only the tax office can confirm that it exists. */
export function isVatId(id: string): boolean {
  const prefix = id.slice(0, 2);
  const form = euForms[prefix] ?? (prefix === NORTHERN_IRELAND || isCountry(prefix) ? elsewhere : null);
  return form?.test(id.slice(2)) ?? false;
}

/** Schema for a typed VAT ID, which is stored compact; empty for none. */
export const VatId = z.string().check(
  z.overwrite(compactVatId),
  z.refine((value) => value === '' || isVatId(value), { error: 'vat-id' }),
);

/** Returns the country (ISO 3166-1 alpha-2) that a compact VAT ID of the EU comes from; null for any other. */
export const countryOfVatId = (id: string): string | null => {
  const prefix = id.slice(0, 2);
  if (!Object.hasOwn(euForms, prefix) || !isVatId(id)) return null;
  return prefix === 'EL' ? 'GR' : prefix;
};

const prefixOf = (country: string): string => (country === 'GR' ? 'EL' : country);

/** Checks whether a country (ISO 3166-1 alpha-2) is in the EU. */
export const isEuCountry = (country: string): boolean => country !== 'EL' && Object.hasOwn(euForms, prefixOf(country));

/** Checks whether a compact VAT ID is from an EU country other than Germany, as reverse charge requires (§ 13b Abs. 5, § 18a UStG). */
export const isForeignEuVatId = (id: string): boolean => ![null, 'DE'].includes(countryOfVatId(id));
