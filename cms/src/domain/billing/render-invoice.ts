import type { Core } from '@strapi/strapi';
import { payableOf, type InvoiceLike } from '../../contract/billing/document';
import { translate } from '../../platform/strings/translate';
import { embedCii } from './e-invoice/embed-cii';
import { writeCii } from './e-invoice/write-cii';
import { exemptionText } from '../quoting/exemption-text';
import { formatDate, formatPeriod, subjectLine } from '../../platform/documents/format';
import { findInvoice } from './invoice-row';
import { invoiceNotes } from './invoice-notes';
import { fact, type Fact } from '../../platform/documents/pdf/title-block';
import { drawLines } from '../../platform/documents/pdf/table';
import { closeSheet, openSheet } from '../../platform/documents/pdf/open-sheet';
import { drawParagraph, drawSection, type Sheet, textStyle } from '../../platform/documents/pdf/sheet';
import { drawPaymentBox } from './payment-box';

/** An invoice as it is stored for good: the PDF with its XML inside (ZUGFeRD, EN 16931), and XRechnung beside it. */
type RenderedInvoice = { pdf: Buffer; xrechnung: string };

/** Draws an invoice or its cancellation. Equal invoices give equal bytes. */
export async function renderInvoice(invoice: InvoiceLike): Promise<RenderedInvoice> {
  const { locale, taxCase, terms } = invoice;
  const sheet = openSheet(invoice, subjectLine(invoice), translate(locale, `document.${invoice.kind}.intro`));
  drawLines(sheet, invoice, [headFacts(invoice), orderFacts(invoice)]);
  drawParagraph(sheet, exemptionText(taxCase, locale), textStyle.strong);
  drawPayment(sheet, invoice);
  drawSection(sheet, translate(locale, 'document.notes'), invoiceNotes(invoice));
  drawSection(sheet, translate(locale, 'document.terms'), terms);
  drawParagraph(sheet, translate(locale, 'document.e-invoice'), textStyle.soft);
  embedCii(sheet.pdf, writeCii(invoice, 'factur-x'), invoice.date);
  return { pdf: await closeSheet(sheet, invoice), xrechnung: writeCii(invoice, 'xrechnung') };
}

function headFacts(invoice: InvoiceLike): Fact[] {
  const { locale, kind, number, date, service } = invoice;
  const day = (value: string) => formatDate(value, locale);
  const isOneDay = service.from === service.to;
  return [
    fact(locale, kind, number),
    fact(locale, 'date', day(date)),
    fact(locale, isOneDay ? 'service-on' : 'service', formatPeriod(service.from, service.to, locale)),
    invoice.kind === 'invoice' ? fact(locale, 'pay-until', day(invoice.dueOn)) : fact(locale, 'cancels-number', invoice.cancels.number),
  ];
}

const orderFacts = ({ locale, orderNumber, buyer }: InvoiceLike): Fact[] =>
  [fact(locale, 'order', orderNumber), fact(locale, 'buyer-reference', buyer.reference), fact(locale, 'buyer-vat-id', buyer.vatId)].filter(
    ({ value }) => value !== '',
  );

function drawPayment(sheet: Sheet, invoice: InvoiceLike): void {
  const { seller, locale, number } = invoice;
  const { payable } = payableOf(invoice);
  if (invoice.kind === 'cancellation') drawParagraph(sheet, translate(locale, 'document.credited'));
  else if (payable <= 0) drawParagraph(sheet, translate(locale, 'document.settled'));
  else drawPaymentBox(sheet, { seller, locale, amount: payable, reference: number });
}

/** Reads the document of an issued invoice; null for a draft, which has none that could be kept. */
export const findInvoiceDocument = async (strapi: Core.Strapi, documentId: string): Promise<InvoiceLike | null> =>
  (await findInvoice(strapi, { documentId, state: 'issued' }))?.document ?? null;
