import { type CorrectionDocument, type DocumentLine, type InvoiceDocument, totalsOf } from '../../contract/billing/document';
import { isCountry } from '../../contract/country';
import { multiply, sum, thousandths } from '../../contract/pricing/money';
import { isOwedByRecipient, type TaxCase } from '../../contract/pricing/tax';
import { isVatId } from '../../contract/pricing/vat-id';
import { Problem } from '../../contract/problem';
import { hasControls } from '../../contract/typed-text';
import { translate } from '../../platform/strings/translate';

const requiredOfBuyer = ['name', 'street', 'postcode', 'city', 'country', 'email'] as const;

/**
 * Refuses a draft that would be no invoice by § 14 Abs. 4 UStG, or whose XML would break a rule of EN 16931, XRechnung or
 * Peppol. Must be called before a number is taken: an issued invoice cannot be corrected, only cancelled.
 * @throws Problem invoice.incomplete, invoice.country-unknown, invoice.vat-id-wrong, invoice.controls,
 *   invoice.line-unnamed, invoice.line-sum-wrong, invoice.rate-unfit, invoice.period-reversed, invoice.empty,
 *   invoice.negative
 */
export function checkInvoice(draft: InvoiceDocument | CorrectionDocument): void {
  const { lines, service, taxCase } = draft;
  checkBuyer(draft);
  if (holdsControls(draft)) throw new Problem('invoice.controls');
  if (lines.length === 0) throw new Problem('invoice.empty');
  for (const [index, line] of lines.entries()) checkLine(line, index + 1, taxCase);
  if (service.from > service.to) throw new Problem('invoice.period-reversed');
  if (totalsOf(draft).gross < 0) throw new Problem('invoice.negative');
}

function checkBuyer({ buyer, taxCase }: Pick<InvoiceDocument, 'buyer' | 'taxCase'>): void {
  const missing: string[] = requiredOfBuyer.filter((name) => buyer[name].trim() === '');
  if (isOwedByRecipient(taxCase) && buyer.vatId === '') missing.push('vatId');
  if (missing.length > 0)
    throw new Problem('invoice.incomplete', { fields: missing.map((name) => translate('de', `document.buyer.${name}`)).join(', ') });
  // BR-CL-14, BR-CO-09
  if (!isCountry(buyer.country)) throw new Problem('invoice.country-unknown', { country: buyer.country });
  if (buyer.vatId !== '' && !isVatId(buyer.vatId)) throw new Problem('invoice.vat-id-wrong', { vatId: buyer.vatId });
}

function checkLine(line: DocumentLine, position: number, taxCase: TaxCase): void {
  const { name, quantity, price, base, addons, net, vatRate } = line;
  // BR-25, BR-42, BR-44
  if (name.trim() === '' || addons.some((addon) => addon.name.trim() === '')) throw new Problem('invoice.line-unnamed', { position });
  // PEPPOL-EN16931-R120
  const counted = thousandths(quantity);
  const isCounted = Math.abs(counted / 1_000 - quantity) < 1e-9 && multiply(price, counted) === base;
  if (!isCounted || sum([base, ...addons.map(({ amount }) => amount)]) !== net) throw new Problem('invoice.line-sum-wrong', { position });
  // BR-S-05, BR-AE-05, BR-O-05
  if (taxCase === 'domestic' ? vatRate <= 0 : vatRate !== 0) throw new Problem('invoice.rate-unfit', { position });
}

function holdsControls(value: unknown): boolean {
  if (typeof value === 'string') return hasControls(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsControls);
}
