import { type BasisPoints, cents, type Cents, thousandths } from '../../../contract/pricing/money';
import type { DocumentLine, InvoiceLike } from '../../../contract/billing/document';
import { amount, element, euros, type Markup, taxOf, unitCodes } from './cii-values';

/** The lines of an invoice (BG-25). */
export const ciiLines = ({ lines, taxCase }: InvoiceLike): (Markup | null)[] =>
  lines.map((line, index) =>
    element('ram:IncludedSupplyChainTradeLineItem', [
      element('ram:AssociatedDocumentLineDocument', [element('ram:LineID', String(index + 1))]),
      element('ram:SpecifiedTradeProduct', [element('ram:Name', line.name), element('ram:Description', line.description)]),
      ...priced(line),
      element('ram:SpecifiedLineTradeSettlement', [
        taxOf('ram:ApplicableTradeTax', taxCase, line.vatRate),
        ...line.addons.map((addon) => lineCharge(addon.name, addon.amount)),
        element('ram:SpecifiedTradeSettlementLineMonetarySummation', [amount('ram:LineTotalAmount', line.net)]),
      ]),
    ]),
  );

/** Price and quantity. A price is never negative (BR-27); what lowers the sum has a negative quantity. */
function priced({ price, quantity, unit }: DocumentLine): (Markup | null)[] {
  const counted = thousandths(quantity) / 1_000;
  const billed = price < 0 ? -counted : counted;
  return [
    element('ram:SpecifiedLineTradeAgreement', [
      element('ram:NetPriceProductTradePrice', [amount('ram:ChargeAmount', cents(Math.abs(price)))]),
    ]),
    element('ram:SpecifiedLineTradeDelivery', [element('ram:BilledQuantity', String(billed), { unitCode: unitCodes[unit] })]),
  ];
}

/** An add-on that costs nothing changes nothing and is left out. */
const lineCharge = (reason: string, value: Cents): Markup | null => (value === 0 ? null : allowanceCharge({ reason, value }));

type AllowanceCharge = { reason: string; value: Cents; percent?: BasisPoints; basis?: Cents; tax?: Markup | null };

/** A charge, or with a negative value an allowance; its own amount has no sign. */
export const allowanceCharge = ({ reason, value, percent, basis, tax = null }: AllowanceCharge): Markup | null =>
  element('ram:SpecifiedTradeAllowanceCharge', [
    element('ram:ChargeIndicator', [element('udt:Indicator', String(value > 0))]),
    percent === undefined ? null : element('ram:CalculationPercent', String(percent / 100)),
    basis === undefined ? null : element('ram:BasisAmount', euros(cents(Math.abs(basis)))),
    amount('ram:ActualAmount', cents(Math.abs(value))),
    element('ram:Reason', reason),
    tax,
  ]);
