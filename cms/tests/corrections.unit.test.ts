import { describe, expect, test } from 'vitest';
import { correctionOf } from '../src/contract/billing/correction';
import { totalsOf, type CorrectionDocument } from '../src/contract/billing/document';
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

/** Two corrections of each invoice: half of its first line, then all that is left of it. */
const corrections = Object.entries(invoices).flatMap(([name, invoice]): [string, CorrectionDocument][] => {
  const [line] = invoice.lines.filter(isTakable);
  if (!line || invoice.scope === 'partial') return [];
  const half = share(line.net, 5_000);
  const made: CorrectionDocument[] = [];
  for (const [index, net] of [half, cents(line.net - half)].entries()) {
    const head = { number: `RE-2026-0010${index}`, date: '2026-11-28', reason: 'Ein Plan <entfällt>', seller };
    made.push(correctionOf(invoice, { taken: [{ key: line.key, net }], earlier: made, head }));
  }
  return made.map((one, index) => [`correction ${index + 1} of ${name}`, one]);
});

test('most samples are corrected', () => expect(corrections.length).toBeGreaterThan(30));

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
