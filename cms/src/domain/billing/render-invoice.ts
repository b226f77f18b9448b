import {
  type CancellationDocument,
  carriedTo,
  type CorrectionDocument,
  payableOf,
  type InvoiceDocument,
  type InvoiceLike,
} from '../../contract/billing/document';
import { invoiceFacts } from '../../contract/billing/invoice-facts';
import { cents } from '../../contract/pricing/money';
import { translate } from '../../platform/strings/translate';
import { embedCii } from './e-invoice/embed-cii';
import { writeCii } from './e-invoice/write-cii';
import { exemptionText } from '../quoting/exemption-text';
import type { DocumentSource } from '../../platform/documents/document-sources';
import { formatDate, formatPeriod, subjectLine } from '../../platform/documents/format';
import { printedTerms } from './early-payment-text';
import { findInvoice } from './invoice-row';
import { invoiceNotes } from './e-invoice/cii-values';
import { fact, type Fact } from '../../platform/documents/pdf/title-block';
import { drawLines } from '../../platform/documents/pdf/table';
import { closeSheet, openSheet } from '../../platform/documents/pdf/open-sheet';
import { drawParagraph, drawSection, paragraphHeight, sectionHeight, type Sheet, textStyle } from '../../platform/documents/pdf/sheet';
import { drawPaymentBox, PAYMENT_BOX_HEIGHT } from './payment-box';

/** An invoice as it is stored for good: the PDF with its XML inside (ZUGFeRD, EN 16931), and XRechnung beside it. */
type RenderedInvoice = { pdf: Buffer; xrechnung: string };

/** Draws an invoice, its cancellation or its correction. Equal invoices give equal bytes. */
export async function renderInvoice(invoice: InvoiceLike): Promise<RenderedInvoice> {
  const { locale } = invoice;
  const terms = invoice.kind === 'invoice' ? printedTerms(invoice) : invoice.terms;
  const sheet = drawContent(invoice, titleOf(invoice), headFacts(invoice));
  const [notes, termsTitle] = [invoiceNotes(invoice), translate(locale, 'document.terms')];
  const closing = translate(locale, 'document.e-invoice');
  // The terms of payment stand with what is to be paid, never on a page of their own.
  sheet.keepTogether(
    paymentHeight(sheet, invoice) +
      sectionHeight(sheet, translate(locale, 'document.notes'), notes) +
      sectionHeight(sheet, termsTitle, terms) +
      paragraphHeight(sheet, closing, textStyle.soft),
  );
  drawPayment(sheet, invoice);
  drawSection(sheet, translate(locale, 'document.notes'), notes);
  drawSection(sheet, termsTitle, terms);
  drawParagraph(sheet, closing, textStyle.soft);
  embedCii(sheet.pdf, writeCii(invoice, 'factur-x'), invoice.date);
  return { pdf: await closeSheet(sheet, invoice), xrechnung: writeCii(invoice, 'xrechnung') };
}

/** Draws a draft as staff see it before it is issued: marked on every page, without a number, and asking nobody to pay. */
export function renderInvoiceDraft(draft: InvoiceDocument): Promise<Buffer> {
  const { locale } = draft;
  const mark = translate(locale, 'document.draft');
  const facts = [fact(locale, 'invoice', mark), fact(locale, 'date', '–'), serviceFact(draft), fact(locale, 'pay-until', '–')];
  const sheet = drawContent(draft, `${mark}: ${titleOf(draft)}`, facts);
  drawParagraph(sheet, translate(locale, 'document.draft.note'), textStyle.strong);
  drawSection(sheet, translate(locale, 'document.notes'), invoiceNotes(draft));
  drawSection(sheet, translate(locale, 'document.terms'), printedTerms(draft));
  return closeSheet(sheet, draft, mark);
}

/** Draws address, title, facts and lines. */
function drawContent(invoice: InvoiceLike, title: string, facts: Fact[]): Sheet {
  const { locale, taxCase } = invoice;
  const sheet = openSheet(invoice, { title, subject: subjectLine(invoice), intro: translate(locale, `document.${invoice.kind}.intro`) });
  drawLines(sheet, invoice, [facts, orderFacts(invoice)]);
  drawParagraph(sheet, exemptionText(taxCase, locale), textStyle.strong);
  return sheet;
}

/** `Schlussrechnung RE-2026-00001`. */
function titleOf(invoice: InvoiceLike): string {
  const { kind, locale, number } = invoice;
  const isPart = kind === 'invoice' && invoice.scope !== 'full';
  return translate(locale, isPart ? `document.invoice.title.${invoice.scope}` : `document.${kind}.title`, { number }).trim();
}

const serviceFact = ({ locale, service: { from, to } }: InvoiceLike): Fact =>
  fact(locale, from === to ? 'service-on' : 'service', formatPeriod(from, to, locale));

function headFacts(invoice: InvoiceLike): Fact[] {
  const { locale, kind, number, date } = invoice;
  const day = (value: string) => formatDate(value, locale);
  return [
    fact(locale, kind, number),
    fact(locale, 'date', day(date)),
    serviceFact(invoice),
    invoice.kind === 'invoice' ? fact(locale, 'pay-until', day(invoice.dueOn)) : fact(locale, 'cancels-number', earlierNumber(invoice)),
  ];
}

/** The number of the invoice that a cancellation or correction is about. */
const earlierNumber = (invoice: CancellationDocument | CorrectionDocument): string =>
  invoice.kind === 'cancellation' ? invoice.cancels.number : invoice.corrects.number;

const orderFacts = (invoice: InvoiceLike): Fact[] =>
  invoiceFacts(invoice).map(({ name, value }) => ({ label: translate(invoice.locale, `invoice.fact.${name}`), value }));

/** The height of what says how to pay; a correction says in a sentence what it changes. */
const paymentHeight = (sheet: Sheet, { kind, locale }: InvoiceLike): number =>
  kind === 'correction' ? paragraphHeight(sheet, translate(locale, 'document.corrected')) : PAYMENT_BOX_HEIGHT;

function drawPayment(sheet: Sheet, invoice: InvoiceLike): void {
  const { seller, locale, number } = invoice;
  const payable = cents(payableOf(invoice).payable - carriedTo(invoice));
  if (invoice.kind === 'cancellation') drawParagraph(sheet, translate(locale, 'document.credited'));
  else if (invoice.kind === 'correction') drawParagraph(sheet, translate(locale, 'document.corrected'));
  else if (payable <= 0) drawParagraph(sheet, translate(locale, 'document.settled'));
  else drawPaymentBox(sheet, { seller, locale, amount: payable, reference: number });
}

/** Invoices and what cancels them have a PDF with the e-invoice inside, and the e-invoice on its own. */
const source = {
  formats: ['pdf', 'xml'],
  // A draft has no document that could be kept.
  find: async (strapi, documentId) => (await findInvoice(strapi, { documentId, state: 'issued' }))?.document ?? null,
  draw: async (document, format) => {
    const { pdf, xrechnung } = await renderInvoice(document);
    return format === 'pdf' ? pdf : Buffer.from(xrechnung);
  },
  savedAs: ({ number }) => number,
} satisfies Omit<DocumentSource<InvoiceLike>, 'madeBy'>;

export const invoiceSource: DocumentSource<InvoiceLike> = {
  ...source,
  madeBy: ({ name, subject }) => (name === 'invoice.issued' ? subject : null),
};

export const cancellationSource: DocumentSource<InvoiceLike> = {
  ...source,
  madeBy: ({ name, data }) => (name === 'invoice.cancelled' ? String(data.cancellationId) : null),
};

export const correctionSource: DocumentSource<InvoiceLike> = {
  ...source,
  madeBy: ({ name, data }) => (name === 'invoice.corrected' ? String(data.correctionId) : null),
};
