import { createCanvas } from '@napi-rs/canvas';
import { FacturX } from 'factur-x-kit';
import decodeQr from 'qr/decode.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { cancellationOf } from '../src/contract/billing/cancellation';
import { carriedTo, payableOf, totalsOf, type InvoiceDocument, type ShopDocument } from '../src/contract/billing/document';
import { cents, formatCents } from '../src/contract/pricing/money';
import { invoiceFactNames, invoiceFacts } from '../src/contract/billing/invoice-facts';
import { categoryOf } from '../src/domain/billing/e-invoice/cii-values';
import { writeCii } from '../src/domain/billing/e-invoice/write-cii';
import { giroCode } from '../src/domain/billing/payment-box';
import { renderInvoice, renderInvoiceDraft } from '../src/domain/billing/render-invoice';
import { renderOffer } from '../src/domain/quoting/render-offer';
import { renderAmendment } from '../src/domain/production/amendments/render-amendment';
import { renderAgreedTerms } from '../src/domain/production/orders/render-agreed-terms';
import { renderOrderConfirmation } from '../src/domain/production/orders/render-order-confirmation';
import { renderReminder } from '../src/domain/billing/render-reminder';
import { open, pageTexts, textOf } from './pdf-text';
import type { LineChoice } from '../src/contract/quoting/choice';
import {
  agreedTerms,
  aLine,
  amendment,
  consumerOffer,
  invoiceGrid,
  invoices,
  offer,
  orderConfirmation,
  reminder,
} from './sample-documents';

const invoiceOf = (name: string): InvoiceDocument => invoices[name] as InvoiceDocument;
const cancellation = cancellationOf(invoiceOf('final'), { number: 'RE-2026-00099', date: '2026-11-30', reason: 'Falsche Anschrift' });

const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

/** A sample of every kind of document, and the function that draws it. */
const drawn: [string, ShopDocument, () => Promise<Buffer>][] = [
  ['an offer', offer, () => renderOffer(offer)],
  ['an offer to a consumer', consumerOffer, () => renderOffer(consumerOffer)],
  ['an order confirmation', orderConfirmation, () => renderOrderConfirmation(orderConfirmation)],
  ['an amendment', amendment, () => renderAmendment(amendment)],
  ['agreed terms', agreedTerms, () => renderAgreedTerms(agreedTerms)],
  ['a reminder', reminder, () => renderReminder(reminder)],
  ['a cancellation', cancellation, async () => (await renderInvoice(cancellation)).pdf],
  ...Object.entries(invoices).map(([name, invoice]): [string, ShopDocument, () => Promise<Buffer>] => [
    `invoice: ${name}`,
    invoice,
    async () => (await renderInvoice(invoice)).pdf,
  ]),
];

describe.each(drawn)('%s', (_name, { kind, number, seller, buyer, locale }, draw) => {
  let bytes: Buffer;
  beforeAll(async () => void (bytes = await draw()));

  test('names both sides, its number and its pages', async () => {
    const pdf = await open(bytes);
    const pages = await pageTexts(pdf);
    for (const part of [number, seller.legalName, seller.street, seller.vatId, seller.taxNumber, buyer.name, buyer.street, buyer.city]) {
      expect(pages[0]).toContain(part);
    }
    const label = locale === 'de' ? 'Seite 1 von' : 'Page 1 of';
    expect(pages[0]).toContain(`${label} ${pages.length}`);
    expect(pages.at(-1)).toContain(`${pages.length} ${locale === 'de' ? 'von' : 'of'} ${pages.length}`);
  });

  test('is the same to the byte when drawn again', async () => expect((await draw()).equals(bytes)).toBe(true));

  test('keeps to what PDF/A-3 asks of its structure', async () => {
    const raw = bytes.toString('latin1');
    expect(raw).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(raw.match(/\/OutputIntents/g)).toHaveLength(1);
    expect(raw).toMatch(/\/ID \[/);
    expect(raw).not.toMatch(/\/Encrypt|\/JavaScript|\/Launch|\/AcroForm/);
    expect(raw.match(/\/Type \/FontDescriptor/g)?.length).toBe(raw.match(/\/FontFile[23] /g)?.length);
  });

  test('is tagged in its language for screen readers', async () => {
    const pdf = await open(bytes);
    expect((await pdf.getMetadata()).info).toMatchObject({ Language: locale });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
    const ofItsKind = kind === 'agreed-terms' ? ['H2'] : ['Table', 'TR', 'TH', 'TD'];
    for (const role of ['H1', 'P', 'Figure', ...ofItsKind]) expect(tree).toContain(`"role":"${role}"`);
  });
});

describe.each(Object.entries({ ...invoices, ...invoiceGrid }))('the paper and the XML of %s', (_name, invoice) => {
  test('carry the same amounts and facts', async () => {
    const text = await textOf((await renderInvoice(invoice)).pdf);
    const totals = totalsOf(invoice);
    const payable = cents(payableOf(invoice).payable - carriedTo(invoice));
    const amounts = [totals.net, totals.gross, payable, ...totals.rows.map(({ vat }) => vat)];
    for (const amount of amounts) expect(text).toContain(plain(formatCents(amount, invoice.locale)));
    const xml = writeCii(invoice, 'factur-x');
    for (const { name, value } of invoiceFacts(invoice)) {
      expect(text).toContain(value);
      // Outside the scope of VAT neither VAT ID may be named (BR-O-02).
      if (name !== 'buyer-vat-id' || categoryOf(invoice.taxCase) !== 'O') expect(xml).toContain(value);
    }
    for (const line of invoice.lines) for (const { name } of [line, ...line.addons]) expect(text).toContain(name);
  });

  test('are one file, from which other readers get the XML', async () => {
    const { pdf } = await renderInvoice(invoice);
    const { 'factur-x.xml': file } = (await (await open(pdf)).getAttachments()) as Record<string, { content: Uint8Array }>;
    expect(Buffer.from(file?.content ?? []).toString()).toBe(writeCii(invoice, 'factur-x'));
    const raw = pdf.toString('latin1');
    expect(raw).toContain('/AFRelationship /Alternative');
    expect(raw.match(/\/AF \[/g)).toHaveLength(1);
    expect(raw).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
    expect(raw).toContain('<pdfaid:part>3</pdfaid:part>');
    const read = await FacturX.fromPDF(new Uint8Array(pdf));
    expect(read.validate()).toEqual({ valid: true });
  });
});

test.each(invoiceFactNames)('the fact %s stands on a sample', (name) => {
  expect(Object.values(invoices).some((invoice) => invoiceFacts(invoice).some((fact) => fact.name === name))).toBe(true);
});

test('a phone reads the GiroCode on the drawn page', async () => {
  const { pdf } = await renderInvoice(invoiceOf('partial'));
  const page = await (await open(pdf)).getPage(1);
  const viewport = page.getViewport({ scale: 2 });
  const canvas = createCanvas(viewport.width, viewport.height);
  // pdfjs wants the browser's canvas; this one draws the same.
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
  const [left, top] = [viewport.width * 0.6, viewport.height * 0.55];
  const image = canvas.getContext('2d').getImageData(left, top, viewport.width - left, viewport.height * 0.35);
  const { seller, number } = invoiceOf('partial');
  expect(decodeQr(image)).toBe(giroCode({ seller, amount: cents(23_800), reference: number }));
});

test('an offer with a choice shows each part under its heading, and names the total of what is preset', async () => {
  const choices: LineChoice[] = [
    { kind: 'required' },
    { kind: 'alternative', group: 'Datenformat', preset: true },
    { kind: 'alternative', group: 'Datenformat', preset: false },
    { kind: 'optional', preset: false },
  ];
  const lines = choices.map((choice, index) => ({
    ...aLine({ name: `Leistung ${index + 1}`, unit: 'plan', quantity: 1, price: 10_000 + index }),
    choice,
    express: null,
  }));
  const chosen = { ...offer, lines, discount: 0 };
  const text = await textOf(await renderOffer(chosen));
  for (const part of ['Feste Leistungen', 'Alternativen: Datenformat', 'Optionen', 'Nicht in der Summe enthalten', '(100,03 €)'])
    expect(text).toContain(part);
  expect(text).toContain(`Gesamt der vorausgewählten Leistungen ${plain(formatCents(totalsOf(chosen).gross, 'de'))}`);
  expect(totalsOf(chosen).net).toBe(20_001);
  expect(await textOf(await renderOffer(offer))).not.toMatch(/vorausgewählt|Feste Leistungen/);
});

describe('a table over pages', () => {
  test('repeats its head and carries over what was summed up so far', async () => {
    const pages = await pageTexts(await open((await renderInvoice(invoiceOf('many lines'))).pdf));
    const tables = pages.filter((page) => page.includes('Einzel netto'));
    const carried = tables.map((page) => [...page.matchAll(/Übertrag ([\d.,]+) €/g)].map(([, amount]) => amount));
    expect(tables.length).toBeGreaterThan(2);
    expect(carried[0]).toHaveLength(1);
    for (const [index, [first]] of carried.slice(1).entries()) expect(first).toBe(carried[index]?.at(-1));
  });

  test('a note longer than a page goes on, and nothing of it is lost', async () => {
    const description = Array.from({ length: 900 }, (_, index) => `Wort${index}`).join(' ');
    const invoice = { ...invoiceOf('partial'), lines: [aLine({ name: 'Lang', unit: 'plan', quantity: 1, price: 100, description })] };
    const text = await textOf((await renderInvoice(invoice)).pdf);
    for (const word of description.split(' ')) expect(text).toContain(word);
  });
});

describe('what a document must say', () => {
  test.each([
    ['reverse charge', 'Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge)'],
    ['third country', '§ 3a Abs. 2 UStG'],
    ['property abroad', '§ 3a Abs. 3 Nr. 1 UStG'],
    ['final', 'darin 38,00 € MwSt. auf 200,00 €'],
    ['a consumer in English', 'keep this invoice for two years'],
    ['all prepaid', 'Mit dieser Rechnung ist nichts mehr zu zahlen.'],
  ])('invoice: %s', async (name, sentence) => expect(await textOf((await renderInvoice(invoiceOf(name))).pdf)).toContain(sentence));

  test('a consumer finds the right of withdrawal with the offer, a business does not', async () => {
    expect(await textOf(await renderOffer(consumerOffer))).toContain('Right of withdrawal You have the right to withdraw');
    expect(await textOf(await renderOffer(offer))).not.toContain('Widerrufsbelehrung');
  });

  test('a changed line carries the index of its change', async () =>
    expect(await textOf(await renderOffer(offer))).toMatch(/Plankopf nach Ihrer Vorlage +b +1 Plan/));

  test('an express term stands in place of the lead time, with its price', async () => {
    const express = { term: 'overnight', cutoff: '16:00', due: '09:00', surcharge: cents(3_120) } as const;
    const text = plain(await textOf(await renderOffer({ ...offer, express })));
    expect(text).toContain('Express über Nacht');
    expect(text).toMatch(/bis 16:00 Uhr .* bis 09:00 Uhr .* 31,20 €/);
    expect(text).not.toContain('3 Werktage');
  });

  test('an order that waits for the end of the period says so', async () => {
    const forConsumer = { ...orderConfirmation, dueAt: null, withdrawalNotice: ['Sie haben das Recht …'] };
    const waiting = await textOf(await renderOrderConfirmation(forConsumer));
    expect(waiting).toContain('Wir beginnen nach Ablauf der Widerrufsfrist');
    expect(waiting).toContain('Nach Arbeitsbeginn');
    expect(await textOf(await renderOrderConfirmation({ ...forConsumer, earlyStart: true }))).toContain('Sie haben verlangt');
  });

  test('a cancellation names the invoice, the reason and the opposite amounts', async () => {
    const text = await textOf((await renderInvoice(cancellation)).pdf);
    for (const part of ['Storno der Rechnung RE-2026-00001 vom 21.11.2026.', 'Grund: Falsche Anschrift', '-952,27 €', '-3 Pläne']) {
      expect(text).toContain(part);
    }
  });

  test.each([1, 2, 3] as const)('reminder %i names what is open', async (level) => {
    const text = await textOf(await renderReminder({ ...reminder, level }));
    for (const part of ['952,27 €', '100,00 €', '852,27 €', '22.12.2026']) expect(text).toContain(part);
  });
});

test('signs that the font has not become question marks instead of breaking the archive format', async () => {
  const buyer = { ...offer.buyer, name: 'Ада 木下 😀\u0007\u2002x' };
  const text = await textOf(await renderOffer({ ...offer, buyer }));
  expect(text).toContain('Ада ?? ? x');
});

describe('the recipient on paper', () => {
  const letters = (text: string) => text.replaceAll(/[\s-]/g, '');
  const company =
    'Gemeinnützige Wohnungsbaugenossenschaft der Architektinnen und Bauingenieure Berlin-Brandenburg eingetragene Genossenschaft mit beschränkter Nachschusspflicht Nord';
  const name =
    'Dr.-Ing. Maximiliane Friederike Charlotte Freifrau von und zu Hohenstein-Wartenberg, Leiterin der Abteilung Bestandsdokumentation und Liegenschaften Innenstadt';
  const street =
    'Bürgermeister-Ottokar-von-Schleiermacher-Wilhelmsdorfer-Straße 1247 a, Aufgang C, Gebäude 17, viertes Obergeschoss links, Zimmer 4.117, Eingang über den Hof';
  const city = 'Hellschen-Heringsand-Unterschaar am Nordostseekanal bei Sankt Michaelisdonn im Kreis Dithmarschen, Ortsteil Süderdeich';
  const widest = (size: number) => 'W'.repeat(size);

  test.each([
    ['a long company and name', { company, name }],
    ['everything long', { company, name, street, city, postcode: '25764-1234567890-AB' }],
    [
      'everything as wide as it can be',
      { company: widest(160), name: `X${widest(159)}`, street: `Y${widest(159)}`, postcode: widest(20), city: `Z${widest(119)}` },
    ],
  ])('is all there with %s', async (_name, long) => {
    const buyer = { ...invoiceOf('reverse charge').buyer, ...long };
    const [first = ''] = await pageTexts(await open((await renderInvoice({ ...invoiceOf('reverse charge'), buyer })).pdf));
    const parts = [buyer.company, buyer.name, buyer.street, buyer.postcode + buyer.city, 'ÖSTERREICH'];
    expect(letters(first)).toContain(letters(parts.join('')));
  });

  test.each([
    ['a long company and name', { company, name }],
    [
      'everything as wide as it can be',
      { company: widest(160), name: widest(160), street: widest(160), postcode: widest(20), city: widest(120) },
    ],
  ])('does not run into the title with %s', async (_name, long) => {
    const buyer = { ...invoiceOf('reverse charge').buyer, ...long };
    const pdf = await open((await renderInvoice({ ...invoiceOf('reverse charge'), buyer })).pdf);
    const { items } = await (await pdf.getPage(1)).getTextContent();
    const placed = items.flatMap((item) =>
      'str' in item ? [{ text: item.str, y: item.transform[5] as number, size: item.transform[0] as number }] : [],
    );
    const title = placed.find(({ text, size }) => text.startsWith('Rechnung') && size > 12);
    const country = placed.find(({ text }) => text === 'ÖSTERREICH');
    expect((country?.y ?? 0) - (title?.y ?? 0)).toBeGreaterThan(title?.size ?? 0);
  });
});

test.each(['final after three that round up', 'final after three that round down'])(
  '%s ends at zero and says what evens it out',
  async (name) => {
    const text = await textOf((await renderInvoice(invoiceOf(name))).pdf);
    expect(payableOf(invoiceOf(name)).payable).toBe(0);
    expect(text).toMatch(/Rundungsausgleich -?0,01 € Zu zahlen 0,00 €/);
  },
);

test.each(['de', 'en'] as const)(
  'a draft of an invoice (%s) is marked on every page, has no number and asks nobody to pay',
  async (locale) => {
    const lines = Array.from({ length: 40 }, (_, index) => ({ ...invoiceOf('domestic with a discount').lines[0]!, key: String(index) }));
    const draft = { ...invoiceOf('domestic with a discount'), locale, number: '', lines };
    const bytes = await renderInvoiceDraft(draft);
    const pages = await pageTexts(await open(bytes));
    const mark = locale === 'de' ? 'Entwurf' : 'Draft';
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(page).toContain(mark);
    const text = pages.join(' ');
    expect(text).toContain(draft.buyer.street);
    expect(text).not.toMatch(/RE-\d|GiroCode|Verwendungszweck|Banking/i);
    expect(bytes.toString('latin1')).not.toContain('factur-x.xml');
  },
);
