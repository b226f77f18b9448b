import { payableOf, totalsOf, type DocumentLine, type PricedDocument } from '../../../contract/billing/document';
import { cents, type Cents, formatCents } from '../../../contract/pricing/money';
import type { Locale } from '../../../contract/constants';
import { translate } from '../../strings/translate';
import { formatPercent, formatQuantity } from '../format';
import { ink, lineWidth, mm, page, textStyle } from './text-style';
import type { Sheet } from './sheet';
import { Table, type Row, type SumRow } from './table';
import { drawTitleBlock, titleBlockHeight, type Fact } from './title-block';

/** The facts, the lines and their sums as one framed drawing. */
export function drawLines(sheet: Sheet, document: PricedDocument, facts: readonly (readonly Fact[])[]): void {
  const { locale } = document;
  sheet.y += mm(2);
  sheet.reserve(titleBlockHeight(facts.length) + mm(30));
  const top = sheet.y;
  sheet.artifact(() => sheet.rule(page.left, top, page.right, { width: lineWidth.frame, colour: ink.strong }));
  drawTitleBlock(sheet, facts);
  const columns = [
    { label: translate(locale, 'document.column.position'), width: 12 },
    { label: translate(locale, 'document.column.service'), width: 75, wraps: true as const },
    { label: translate(locale, 'document.column.quantity'), width: 26, align: 'right' as const },
    { label: translate(locale, 'document.column.price'), width: 24, align: 'right' as const },
    { label: translate(locale, 'document.column.amount'), width: 28, align: 'right' as const },
  ];
  const table = new Table(sheet, columns, locale, top);
  for (const [index, line] of document.lines.entries()) for (const row of rowsOf(line, index + 1, locale)) table.row(row);
  table.close(sumsOf(document));
  sheet.y += mm(4);
}

/** A line and, numbered below it, its add-ons. */
function rowsOf(line: DocumentLine, position: number, locale: Locale): Row[] {
  const { name, description, quantity, unit, price, base, addons, revision } = line;
  const counted = translate(locale, `document.unit.${unit}.${Math.abs(quantity) === 1 ? 'one' : 'many'}`, {
    quantity: formatQuantity(quantity, locale),
  });
  const money = (amount: Cents) => formatCents(amount, locale);
  return [
    { cells: [String(position), name, counted, money(price), money(base)], note: description, revision, strong: true, amount: base },
    ...addons.map((addon, index) => ({
      cells: [`${position}.${index + 1}`, addon.name, '', '', money(addon.amount)],
      amount: addon.amount,
    })),
  ];
}

function sumsOf(document: PricedDocument): SumRow[] {
  const { locale, discount } = document;
  const totals = totalsOf(document);
  const sum = (key: string, amount: Cents, style: SumRow['style'] = textStyle.body, values: Record<string, string> = {}): SumRow => ({
    label: translate(locale, key, values),
    amount: formatCents(amount, locale),
    style,
  });
  const percent = formatPercent(discount, locale);
  const discounted = [
    sum('document.lines-net', totals.lines),
    sum('document.discount-percent', cents(0 - totals.discount), textStyle.body, { percent }),
  ];
  return [
    ...(totals.discount === 0 ? [] : discounted),
    sum('document.net', totals.net),
    ...totals.rows.map(({ rate, net, vat }) =>
      sum('document.vat', vat, textStyle.soft, { rate: formatPercent(rate, locale), net: formatCents(net, locale) }),
    ),
    sum('document.gross', totals.gross, textStyle.total),
    ...prepaidSums(document, sum),
  ];
}

function prepaidSums(
  document: PricedDocument,
  sum: (key: string, amount: Cents, style?: SumRow['style'], values?: Record<string, string>) => SumRow,
): SumRow[] {
  if (!('prepayments' in document) || document.prepayments.length === 0) return [];
  const { rounding, payable } = payableOf(document);
  return [
    ...document.prepayments.map(({ number, gross }) => sum('document.prepaid', cents(0 - gross), textStyle.body, { number })),
    ...(rounding === 0 ? [] : [sum('document.rounding', rounding)]),
    sum('document.payable', payable, textStyle.total),
  ];
}
