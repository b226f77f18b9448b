import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { BalanceRow } from './invoice-row';
import { carriedTo, type DocumentLine, type InvoiceDocument, totalsOf } from '../../contract/billing/document';
import { PAYMENT_DAYS, REMINDER_DAYS } from '../../contract/billing/invoice';
import { type TransitionCommand, nextState } from '../../contract/states/transition';
import { Problem } from '../../contract/problem';
import { invoiceFlow } from '../../contract/states/invoice';
import { currentTime, berlinDay, dayAfter } from '../../platform/time/time';
import { readSeller } from '../catalogue/seller-of';
import { checkBill, findBilled } from './bill-order';
import { searchText } from '../../platform/search/search-text';
import { issuedColumns, nextInvoiceNumber } from './issued-columns';
import { balances, type Locked, transitionInvoice } from './lock-invoice';
import { replaceInvoice } from './changes/replace-invoice';
import type { Actor } from '../../platform/events/transition-document';
import { isCountry } from '../../contract/country';
import { multiply, sum, thousandths } from '../../contract/pricing/money';
import { isOwedByRecipient, type TaxCase } from '../../contract/pricing/tax';
import { hasControls } from '../../contract/typed-text';
import { isVatId } from '../../contract/pricing/vat-id';
import { translate } from '../../platform/strings/translate';

type Issuing = { invoiceId: string; command: TransitionCommand; by: Actor };

/**
 * Gives a draft its number and day. From then on it never changes. What it replaces is cancelled with it, and what was paid there
 * counts for it.
 * @throws Problem invoice.not-found, stale, invoice.wrong-status, company.incomplete, those of `checkInvoice` when it would
 *   be no valid invoice, and those of `checkBill` when the order was billed otherwise since
 */
export async function issueInvoice(strapi: Core.Strapi, { invoiceId, command, by }: Issuing): Promise<void> {
  const step = async ({ invoice, balance, order }: Locked, trx: Knex) => {
    const to = nextState(invoiceFlow, invoice.state, 'issue', by.kind);
    if (!to || invoice.document.kind !== 'invoice') throw new Problem('invoice.wrong-status');
    const draft = invoice.document;
    checkInvoice(draft);
    const paid = checkBill(order, await findBilled(strapi, order.documentId), draft);
    const document = await numbered(strapi, trx, { ...draft, ...paid });
    const data = { ...issuedColumns(document, by), state: to };
    await strapi.db.query('api::invoice.invoice').update({ where: { id: invoice.id }, data });
    await balances(strapi).update({ where: { id: balance.id }, data: opened(document, balance) });
    const replacement = { invoiceId: invoice.documentId, document };
    for (const { number } of document.replaces ?? []) await replaceInvoice(strapi, trx, { number, replacement, by });
    return { fact: 'invoice.issued', from: invoice.state, to };
  };
  await transitionInvoice(strapi, { invoiceId, by, command, step });
}

async function numbered(strapi: Core.Strapi, trx: Knex, draft: InvoiceDocument): Promise<InvoiceDocument> {
  const seller = await readSeller(strapi);
  const now = currentTime();
  const date = berlinDay(now);
  return { ...draft, seller, number: await nextInvoiceNumber(trx, now), date, dueOn: dayAfter(date, PAYMENT_DAYS) };
}

function opened(document: InvoiceDocument, { due, revision }: BalanceRow): Partial<BalanceRow> & { searchText: string } {
  const { number, date, dueOn, buyer, orderNumber } = document;
  const paid = carriedTo(document);
  return {
    number,
    paid,
    settlement: Number(due) > paid ? 'open' : 'paid',
    searchText: searchText(number, buyer.company || buyer.name, buyer.name, orderNumber),
    issuedOn: date,
    dueOn,
    remindOn: dayAfter(dueOn, REMINDER_DAYS[0]),
    revision: revision + 1,
  };
}

const requiredOfBuyer = ['name', 'street', 'postcode', 'city', 'country', 'email'] as const;

/**
 * Refuses a draft that would be no invoice by § 14 Abs. 4 UStG, or whose XML would break a rule of EN 16931, XRechnung or
 * Peppol. Must be called before a number is taken: an issued invoice cannot be corrected, only cancelled.
 * @throws Problem invoice.incomplete, invoice.country-unknown, invoice.vat-id-wrong, invoice.controls,
 *   invoice.line-unnamed, invoice.line-sum-wrong, invoice.rate-unfit, invoice.period-reversed, invoice.empty,
 *   invoice.negative
 */
export function checkInvoice(draft: InvoiceDocument): void {
  const { lines, service, taxCase } = draft;
  checkBuyer(draft);
  if (holdsControls(draft)) throw new Problem('invoice.controls');
  if (lines.length === 0) throw new Problem('invoice.empty');
  for (const [index, line] of lines.entries()) checkLine(line, index + 1, taxCase);
  if (service.from > service.to) throw new Problem('invoice.period-reversed');
  if (totalsOf(draft).gross < 0) throw new Problem('invoice.negative');
}

function checkBuyer({ buyer, taxCase }: InvoiceDocument): void {
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
