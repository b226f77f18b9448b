import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import PdfDocument from 'pdfkit';
import { describe, expect, test } from 'vitest';
import type { InvoiceDocument, OfferDocument } from '../src/contract/billing/document';
import { cents } from '../src/contract/pricing/money';
import { unprintableIn } from '../src/contract/printable';
import { Fonts } from '../src/platform/documents/pdf/fonts';
import { renderInvoice } from '../src/domain/billing/render-invoice';
import { renderReminder } from '../src/domain/billing/render-reminder';
import { renderOrderConfirmation } from '../src/domain/production/orders/render-order-confirmation';
import { renderOffer } from '../src/domain/quoting/render-offer';
import { open, pageTexts, textOf } from './pdf-text';
import { aLine, consumerOffer, invoices, offer, offeredLines, orderConfirmation, reminder } from './sample-documents';

const invoice = invoices['domestic with a discount'] as InvoiceDocument;
const pdfOf = async (document: InvoiceDocument): Promise<Buffer> => (await renderInvoice(document)).pdf;

describe('the signs that fields accept', () => {
  const fonts = new Fonts(new PdfDocument());
  const isDrawn = (sign: string) => (['sans', 'bold'] as const).every((font) => fonts.runs(sign, font)[0]?.text === sign);
  const assigned = Array.from({ length: 0x2_0000 - 0x20 }, (_, index) => String.fromCodePoint(index + 0x20)).filter(
    (sign) => !/[\p{Cn}\p{Cc}\p{Cs}]/u.test(sign),
  );

  test('are all in the fonts, regular and bold', () => {
    const accepted = assigned.filter((sign) => unprintableIn(sign) === undefined);
    expect(accepted.length).toBeGreaterThan(2_000);
    expect(accepted.filter((sign) => !isDrawn(sign))).toEqual([]);
  });

  test.each([
    'Łukasz Żółć-Ďáblík, Đorđe Šćepanović',
    'Nguyễn Thị Phương, Ĉiuĵaŭda',
    'Γεώργιος Παπαδόπουλος & Υιοί',
    'Жданов Щёкин, Ґудзь Їжак',
    '12 m² × 3,50 m ≥ ½ · 45° – „Haus“ №\u00a05 → €',
  ])('are those of %s', (text) => expect(unprintableIn(text)).toBeUndefined());

  test.each([
    ['王小明 GmbH', '王'],
    ['Haus 🏠', '🏠'],
    ['חיים', 'ח'],
    ['محمد', 'م'],
    ['✓ fertig', '✓'],
  ])('are not those of %s', (text, sign) => expect(unprintableIn(text)).toBe(sign));
});

test('Latin, Greek and Cyrillic letters stand on paper as they were typed', async () => {
  const names = ['Nguyễn Thị Phương', 'Γεώργιος Παπαδόπουλος', 'Їжак Щёкин', 'Ĉiuĵaŭda Đorđević'];
  const lines = names.map((name) => aLine({ name, unit: 'plan', quantity: 1, price: 100, description: name.toUpperCase() }));
  const text = (await textOf(await pdfOf({ ...invoice, lines, buyer: { ...invoice.buyer, name: names.join(' ') } }))).replaceAll(/\s/g, '');
  for (const name of names) for (const part of [name, name.toUpperCase()]) expect(text).toContain(part.replaceAll(' ', ''));
});

test('a text of several lines keeps them, and no sign stands for their ends', async () => {
  const line = aLine({ name: 'Grundriss', unit: 'plan', quantity: 1, price: 100, description: 'Erdgeschoss\nObergeschoss\r\n\nDach' });
  const text = await textOf(await pdfOf({ ...invoice, lines: [line], terms: ['Erstens.\nZweitens.'] }));
  expect(text).toContain('Erdgeschoss Obergeschoss Dach');
  expect(text).toContain('Erstens. Zweitens.');
  expect(text).not.toContain('?');
});

type Placed = { text: string; left: number; right: number; y: number };

/** Returns the texts of a page with where they stand, in points. */
async function placedOn(pdf: PDFDocumentProxy, page: number): Promise<Placed[]> {
  const { items } = await (await pdf.getPage(page)).getTextContent();
  return items.flatMap((item) =>
    'str' in item && item.str.trim() !== ''
      ? [{ text: item.str, left: Number(item.transform[4]), right: Number(item.transform[4]) + item.width, y: Number(item.transform[5]) }]
      : [],
  );
}

/** Returns the pairs of texts in one line that stand on each other. */
const collisions = (placed: readonly Placed[]): string[] =>
  placed.flatMap((one, index) =>
    placed
      .slice(index + 1)
      .filter((other) => Math.abs(one.y - other.y) < 4 && one.left < other.right - 0.5 && other.left < one.right - 0.5)
      .map((other) => `${one.text} | ${other.text}`),
  );

describe('nothing stands on anything else', () => {
  const large = [
    aLine({ name: 'Bestandsmodell des Flughafens mit allen Nebengebäuden', unit: 'sqm', quantity: 99_999.999, price: 9_999 }),
    aLine({ name: 'Aufmaß', unit: 'object', quantity: 1, price: 999_999_999, fixed: { 'IFC-Export': '9999999.99' } }),
  ];
  const longSeller = {
    ...invoice.seller,
    legalName: 'Planquadrat Müller, Meier, Schulze & Söhne Vermessungs- und Zeichengesellschaft mbH',
    bank: 'Kreis- und Stadtsparkasse Erding-Dorfen-Wartenberg am Nordostseekanal',
    email: 'rechnungswesen-und-debitorenbuchhaltung@planquadrat-vermessungsgesellschaft.example',
  };
  const large_ = { lines: large, discount: 0 };
  test.each<[string, () => Promise<Buffer>]>([
    ['on an invoice of seven and more digits', () => pdfOf({ ...invoice, ...large_ })],
    ['on one of one line of 9.999.999,99', () => pdfOf({ ...invoice, discount: 0, lines: large.slice(1) })],
    ['on an offer of large amounts in English', () => renderOffer({ ...offer, ...large_, lines: offeredLines(large), locale: 'en' })],
    ['on a confirmation of large amounts', () => renderOrderConfirmation({ ...orderConfirmation, ...large_ })],
    [
      'on a reminder of large amounts',
      () =>
        renderReminder({
          ...reminder,
          invoices: [
            { number: 'RE-2026-00001', date: '2026-11-21', dueOn: '2026-12-05', gross: cents(999_999_999), paid: cents(123_456_789) },
          ],
        }),
    ],
    ['on an invoice of a seller with long names', () => pdfOf({ ...invoice, seller: longSeller })],
  ])('%s', async (_name, draw) => {
    const pdf = await open(await draw());
    for (let page = 1; page <= pdf.numPages; page++) expect(collisions(await placedOn(pdf, page))).toEqual([]);
  });

  test('an e-mail address and an IBAN are whole, however long', async () => {
    const pdf = await open(await pdfOf({ ...invoice, seller: longSeller }));
    const placed = await placedOn(pdf, 1);
    const texts = placed.map(({ text }) => text);
    expect(texts.filter((text) => text === longSeller.email)).toHaveLength(2);
    expect(texts).toContain('DE89 3704 0044 0532 0130 00');
    for (const { right } of placed) expect(right).toBeLessThan((200 * 72) / 25.4);
  });
});

describe('the terms of payment', () => {
  const lineCounts = Array.from({ length: 30 }, (_, index) => index + 1);
  const linesOf = (count: number) =>
    Array.from({ length: count }, (_, index) => aLine({ name: `Plan ${index}`, unit: 'plan', quantity: 1, price: 100 }));

  test('never stand on a page without what is to be paid', async () => {
    const pages: string[] = [];
    for (const count of lineCounts)
      pages.push(
        ...(await pageTexts(
          await open(await pdfOf({ ...invoice, lines: linesOf(count), terms: ['Zahlbar ohne Abzug binnen 14 Tagen.'] })),
        )),
      );
    const withTerms = pages.filter((text) => text.includes('binnen 14 Tagen'));
    expect(withTerms).toHaveLength(lineCounts.length);
    for (const text of withTerms) expect(text).toContain('Verwendungszweck');
  });

  test('never begin a page of an offer', async () => {
    for (const count of lineCounts) {
      const document: OfferDocument = { ...offer, lines: offeredLines(linesOf(count)), terms: ['Zahlbar ohne Abzug binnen 14 Tagen.'] };
      const pages = await pageTexts(await open(await renderOffer(document)));
      expect(pages.find((text) => text.includes('binnen 14 Tagen'))).toContain('Verbindlich wird das Angebot');
    }
  });
});

type Node = { role?: string; alt?: string; lang?: string; type?: string; id?: string; children?: Node[] };

describe('what PDF/A and PDF/UA ask', () => {
  const samples: [string, () => Promise<Buffer>][] = [
    ['an invoice', () => pdfOf(invoice)],
    ['an offer to a consumer', () => renderOffer(consumerOffer)],
    ['an invoice of many pages', () => pdfOf(invoices['many lines'] as InvoiceDocument)],
    ['a reminder', () => renderReminder(reminder)],
  ];

  describe.each(samples)('of %s', (_name, draw) => {
    test('its metadata name the standard, its title and its language, and one output intent its colours', async () => {
      const bytes = await draw();
      const raw = bytes.toString('latin1');
      const xmp = /<\?xpacket begin.*?<\?xpacket end/s.exec(raw)?.[0] ?? '';
      expect(xmp).toContain('<pdfaid:part>3</pdfaid:part>');
      expect(xmp).toContain('<pdfaid:conformance>B</pdfaid:conformance>');
      const { info } = await (await open(bytes)).getMetadata();
      expect(info).toMatchObject({ Title: expect.stringMatching(/\d{5}/), Language: expect.stringMatching(/^(?:de|en)$/) });
      expect(raw.match(/\/S \/GTS_PDFA1/g)).toHaveLength(1);
      expect(raw).toMatch(/\/DisplayDocTitle true/);
      expect(await (await open(bytes)).getMarkInfo()).toMatchObject({ Marked: true });
    });

    test('everything is in the structure or an artifact, in the order of reading, and figures say what they show', async () => {
      const pdf = await open(await draw());
      for (let page = 1; page <= pdf.numPages; page++) {
        const proxy = await pdf.getPage(page);
        const tree = (await proxy.getStructTree()) as Node | null;
        const { items } = await proxy.getTextContent({ includeMarkedContent: true });
        const marks = marksOf(items as MarkedItem[]);
        expect(marks.unmarked).toEqual([]);
        const tagged = contentIds(tree);
        expect(tagged.toSorted()).toEqual([...new Set(tagged)].toSorted());
        expect(marks.ids.filter((id) => !tagged.includes(id))).toEqual([]);
        // What is drawn further down is read later.
        const read = tagged.flatMap((id) => marks.tops.get(id) ?? []);
        for (const [index, top] of read.entries()) if (index > 0) expect(top).toBeLessThanOrEqual((read[index - 1] ?? 0) + LINE);
        for (const figure of rolesIn(tree, 'Figure')) expect(figure.alt).toBeTruthy();
      }
    });
  });
});

/** Cells of a row may be read from one a little lower to one a little higher; blocks beside each other from the lower to the upper. */
const LINE = 120;

type MarkedItem = { type?: string; id?: string | null; tag?: string; str?: string; transform?: number[] };

/** Returns the ids of marked content with the height of its first text, and texts that are neither marked nor an artifact. */
function marksOf(items: readonly MarkedItem[]) {
  const open_: { id: string | null; tag: string }[] = [];
  const [ids, unmarked, tops] = [[] as string[], [] as string[], new Map<string, number>()];
  for (const { type, id = null, tag = '', str, transform } of items) {
    if (type === 'beginMarkedContent' || type === 'beginMarkedContentProps') open_.push({ id, tag });
    else if (type === 'endMarkedContent') open_.pop();
    else if (str?.trim()) {
      const inside = open_.findLast((mark) => mark.id !== null);
      if (inside?.id) {
        ids.push(inside.id);
        if (!tops.has(inside.id)) tops.set(inside.id, transform?.[5] ?? 0);
      } else if (!open_.some((mark) => mark.tag === 'Artifact')) unmarked.push(str);
    }
  }
  return { ids, unmarked, tops };
}

const contentIds = (node: Node | null): string[] =>
  (node?.children ?? []).flatMap((child) => (child.type === 'content' ? [child.id ?? ''] : contentIds(child)));

const rolesIn = (node: Node | null, role: string): Node[] =>
  (node?.children ?? []).flatMap((child) => [...(child.role === role ? [child] : []), ...rolesIn(child, role)]);
