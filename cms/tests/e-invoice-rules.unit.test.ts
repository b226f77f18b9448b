import { describe, expect, test } from 'vitest';
import { cancellationOf } from '../src/contract/billing/cancellation';
import type { InvoiceLike } from '../src/contract/billing/document';
import { writeCii } from '../src/domain/billing/e-invoice/write-cii';
import { amountRules } from './e-invoice-rules/amount-rules';
import { contentRules } from './e-invoice-rules/content-rules';
import { closingRule, germanRules } from './e-invoice-rules/german-rules';
import { brokenRules, type Rule } from './e-invoice-rules/rule';
import { vatRules } from './e-invoice-rules/vat-rules';
import { invoiceGrid, invoices } from './sample-documents';

const rules: readonly Rule[] = [...contentRules, ...amountRules, ...vatRules, ...germanRules, closingRule];

const documents: Record<string, InvoiceLike> = Object.fromEntries(
  Object.entries({ ...invoices, ...invoiceGrid }).flatMap(([name, invoice]) => [
    [name, invoice],
    [`the cancellation of ${name}`, cancellationOf(invoice, { number: 'RE-2026-00099', date: '2026-11-30', reason: 'Falsche Anschrift' })],
  ]),
);
const xmlOf = (name: string): string => writeCii(documents[name] as InvoiceLike, 'xrechnung');

test('every rule is named once', () => expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length));

describe('every document keeps every rule', () => {
  test.each(Object.keys(documents))('%s', (name) => {
    expect(brokenRules(xmlOf(name), rules)).toEqual([]);
    const inPdf = writeCii(documents[name] as InvoiceLike, 'factur-x');
    expect(
      brokenRules(
        inPdf,
        rules.filter(({ xrechnungOnly }) => !xrechnungOnly),
      ),
    ).toEqual([]);
  });
});

describe('every rule finds a document that breaks it', () => {
  test.each(rules.map((rule) => [rule.id, rule.asks, rule] as const))('%s: %s', (id, _asks, { broken: [name, right, wrong] }) => {
    const xml = xmlOf(name).replace(right, wrong);
    expect(xml).not.toBe(xmlOf(name));
    expect(brokenRules(xml, rules)).toContain(id);
  });
});
