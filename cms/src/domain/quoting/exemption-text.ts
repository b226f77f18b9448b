import type { Locale } from '../../contract/constants';
import type { TaxCase } from '../../contract/pricing/tax';
import { translate } from '../../platform/strings/translate';

/** Writes why no VAT is charged, as an invoice must say (§ 14 Abs. 4 Nr. 8, § 14a UStG); empty where it is charged. */
export const exemptionText = (taxCase: TaxCase, locale: Locale): string =>
  taxCase === 'domestic' ? '' : translate(locale, `document.exemption.${taxCase}`);
