import { describe, expect, test } from 'vitest';
import { cancellationOf } from '../src/contract/billing/cancellation';
import { correctionOf, isTakenBack } from '../src/contract/billing/correction';
import {
  type CancellationDocument,
  type CorrectionDocument,
  type InvoiceDocument,
  payableOf,
  totalsOf,
} from '../src/contract/billing/document';
import { storedInvoices } from '../src/contract/billing/stored-document';
import { cents, formatCents, share } from '../src/contract/pricing/money';
import { checkInvoice } from '../src/domain/billing/check-invoice';
import { writeCii } from '../src/domain/billing/e-invoice/write-cii';
import { renderInvoice } from '../src/domain/billing/render-invoice';
import { amountRules } from './e-invoice-rules/amount-rules';
import { contentRules } from './e-invoice-rules/content-rules';
import { closingRule, germanRules } from './e-invoice-rules/german-rules';
import { brokenRules } from './e-invoice-rules/rule';
import { schemaErrors } from './e-invoice-rules/schema';
import { vatRules } from './e-invoice-rules/vat-rules';
import { textOf } from './pdf-text';
import { invoices, seller } from './sample-documents';

const rules = [...contentRules, ...amountRules, ...vatRules, ...germanRules, closingRule];
const isTakable = ({ net }: { net: number }) => net > 1;

type Chain = { name: string; corrections: CorrectionDocument[]; cancellation: CancellationDocument | null };

/** Two corrections of each invoice: half of its first line, then all that is left of it; and the cancellation of what the first one left. */
const chains = Object.entries(invoices).flatMap(([name, invoice]): Chain[] => {
  const [line] = invoice.lines.filter(isTakable);
  if (!line || invoice.scope === 'partial') return [];
  const half = share(line.net, 5_000);
  const made: CorrectionDocument[] = [];
  for (const [index, net] of [half, cents(line.net - half)].entries()) {
    const head = { number: `RE-2026-0010${index}`, date: '2026-11-28', reason: 'Ein Plan <entfällt>', seller };
    made.push(correctionOf(invoice, { taken: [{ key: line.key, net }], earlier: made, head }));
  }
  const first = made.slice(0, 1);
  const head = { number: 'RE-2026-00199', date: '2026-11-30', reason: 'Falsche Anschrift' };
  return [{ name, corrections: made, cancellation: isTakenBack(invoice, first) ? null : cancellationOf(invoice, head, first) }];
});
const corrections = chains.flatMap(({ name, corrections: made }) =>
  made.map((one, index): [string, CorrectionDocument] => [`correction ${index + 1} of ${name}`, one]),
);
const cancellations = chains.flatMap(({ name, cancellation, corrections: [first] }): [string, CancellationDocument, CorrectionDocument][] =>
  cancellation && first ? [[name, cancellation, first]] : [],
);

test('most samples are corrected', () => expect(corrections.length).toBeGreaterThan(30));

test('most are cancelled after a correction', () => expect(cancellations.length).toBeGreaterThan(15));

describe('the cancellation of what a correction left keeps every rule, and leaves nothing', () => {
  test.each(cancellations)('%s', async (name, cancellation, correction) => {
    const xml = { xrechnung: writeCii(cancellation, 'xrechnung'), 'factur-x': writeCii(cancellation, 'factur-x') };
    // What a correction left ends with a rounding of its own, however much it is.
    const known = rules.filter((rule) => rule !== closingRule);
    expect(brokenRules(xml.xrechnung, known)).toEqual([]);
    expect(await schemaErrors(Object.entries(xml).map(([part, contents]) => ({ fileName: `${part}.xml`, contents })))).toEqual([]);
    const invoice = invoices[name] as InvoiceDocument;
    const left = payableOf(invoice).payable - payableOf(correction).payable + payableOf(cancellation).payable;
    expect(left).toBe(0);
    expect(Math.abs(payableOf(cancellation).rounding)).toBeLessThanOrEqual(2 + invoice.prepayments.length);
    expect(storedInvoices.read(storedInvoices.write(cancellation), 'sample')).toEqual(cancellation);
    expect(await textOf((await renderInvoice(cancellation)).pdf)).toContain(
      invoice.locale === 'de' ? 'was sie nach RE-2026-00100 noch sagt' : 'still says after RE-2026-00100',
    );
  });
});

describe('every correction keeps every rule', () => {
  test.each(corrections)('%s', async (_name, correction) => {
    checkInvoice(correction);
    const xml = { xrechnung: writeCii(correction, 'xrechnung'), 'factur-x': writeCii(correction, 'factur-x') };
    expect(brokenRules(xml.xrechnung, rules)).toEqual([]);
    expect(
      brokenRules(
        xml['factur-x'],
        rules.filter(({ xrechnungOnly }) => !xrechnungOnly),
      ),
    ).toEqual([]);
    expect(await schemaErrors(Object.entries(xml).map(([name, contents]) => ({ fileName: `${name}.xml`, contents })))).toEqual([]);
    expect(xml.xrechnung).toContain('<ram:TypeCode>381</ram:TypeCode>');
    expect(xml.xrechnung).toContain(`<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>${correction.corrects.number}<`);
    expect(storedInvoices.read(storedInvoices.write(correction), 'sample')).toEqual(correction);
  });
});

test('its paper is titled as a correction, says the reason, and asks for nothing', async () => {
  const [, correction] = corrections[0] as [string, CorrectionDocument];
  const text = await textOf((await renderInvoice(correction)).pdf);
  for (const said of ['Rechnungskorrektur RE-2026-00100', 'Zu Rechnung RE-2026-00001', 'Grund: Ein Plan <entfällt>'])
    expect(text).toContain(said);
  expect(text).toContain(formatCents(totalsOf(correction).gross, 'de').replaceAll(/\s/g, ' '));
  expect(text).not.toMatch(/Gutschrift|GiroCode|Zahlbar/);
});
