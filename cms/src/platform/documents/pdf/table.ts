import { cents, formatCents } from '../../../contract/pricing/money';
import type { Cents } from '../../../contract/pricing/cents';
import type { Locale } from '../../../contract/constants';
import { translate } from '../../strings/translate';
import { contentWidth, ink, lineHeight, lineWidth, mm, page, textStyle, type TextStyle, type Sheet } from './sheet';
import { hasChoice, isPreset } from '../../../contract/quoting/choice';
import {
  carriedTo,
  payableOf,
  totalsOf,
  type DocumentLine,
  type OfferDocument,
  type OfferLine,
  type PricedDocument,
} from '../../../contract/billing/document';
import { formatPercent, formatQuantity } from '../format';
import { drawTitleBlock, titleBlockHeight, type Fact } from './title-block';

const SIZE = mm(3.4);

/** Width that a revision mark needs beside a text. */
const REVISION_WIDTH = mm(6);

/** Draws a red triangle with the index, as plans mark what a revision changed. */
function drawRevision(sheet: Sheet, index: string, x: number, y: number): void {
  const bottom = y + SIZE;
  sheet.pdf.polygon([x, bottom], [x + SIZE / 2, y], [x + SIZE, bottom]).fill(ink.revision);
  const style = textStyle.mark;
  sheet.write(index, { x: x + (SIZE - sheet.widthOf(index, style)) / 2, y: bottom - style.size * 1.12 }, style);
}

/** A column; `width` is in millimetres. The one with `wraps` takes as many lines as it needs. */
export type Column = { label: string; width: number; align?: 'right'; wraps?: true };

/**
 * A row with one text a column; `note` stands below the text that wraps, `revision` in a triangle behind it. `amount` is
 * added to the sum that is carried over.
 */
export type Row = { cells: readonly string[]; note?: string; revision?: string | null; strong?: boolean; amount: Cents };

export type SumRow = { label: string; amount: string; style: TextStyle };

const PADDING = mm(2.5);
/** Millimetres around a figure in its column. */
const FIGURE_SPACE = 4;
const ROW_GAP = mm(1.3);
const HEAD_HEIGHT = mm(6.5);
/** The most lines of a note in a row; a longer one goes on in a row of its own, so that a row always fits a page. */
const MAX_NOTE_LINES = 40;
/** Width of an amount beside its label. */
const SUM_WIDTH = mm(36);
const CARRY_HEIGHT = lineHeight(textStyle.body) + 2 * ROW_GAP;

/** A ruled table in a frame that breaks over pages, with its head repeated and its amounts carried over. */
export class Table {
  private carried: Cents = cents(0);
  private readonly part: PDFKit.PDFStructureElement;

  constructor(
    private readonly sheet: Sheet,
    private readonly columns: readonly Column[],
    private readonly locale: Locale,
    /** The top of its frame, above whatever heads it. */
    private frameTop: number,
  ) {
    this.part = sheet.tag('Table');
    const head = sheet.tag('TR', undefined, { parent: this.part });
    for (const [index, { label }] of columns.entries()) {
      sheet.tag('TH', () => this.writeCell(index, label, textStyle.label, sheet.y + mm(2)), { parent: head });
    }
    this.closeHead();
  }

  row({ cells, note = '', revision, strong = false, amount }: Row): void {
    const { sheet } = this;
    const style = strong ? textStyle.strong : textStyle.body;
    const wrapped = this.columns.findIndex(({ wraps }) => wraps);
    const width = this.boxOf(wrapped).width - PADDING - (revision ? REVISION_WIDTH : 0);
    const texts = sheet.lines(cells[wrapped] ?? '', width, style);
    const notes = note === '' ? [] : sheet.lines(note, width, textStyle.soft);
    if (notes.length > MAX_NOTE_LINES) {
      this.row({ cells, note: notes.slice(0, MAX_NOTE_LINES).join('\n'), revision, strong, amount });
      return this.row({ cells: cells.map(() => ''), note: notes.slice(MAX_NOTE_LINES).join('\n'), amount: cents(0) });
    }
    const height = texts.length * lineHeight(style) + notes.length * lineHeight(textStyle.soft) + 2 * ROW_GAP;
    this.reserve(height + CARRY_HEIGHT);
    const row = sheet.tag('TR', undefined, { parent: this.part });
    const top = sheet.y + ROW_GAP;
    for (const [index, text] of cells.entries()) {
      const draw = () => {
        if (index !== wrapped) return this.writeCell(index, text, index === 0 ? { ...textStyle.label, size: 8 } : textStyle.body, top);
        const { x } = this.boxOf(index);
        const used = sheet.writeLines(texts, { x, y: top }, style);
        sheet.writeLines(notes, { x, y: top + used }, textStyle.soft);
        if (revision) drawRevision(sheet, revision, x + sheet.widthOf(texts[0] ?? '', style) + mm(1.5), top);
      };
      sheet.tag('TD', draw, { parent: row });
    }
    sheet.y += height;
    this.carried = cents(this.carried + amount);
    sheet.artifact(() => sheet.rule(page.left, sheet.y, page.right, { width: lineWidth.rule, colour: ink.line }));
  }

  /** Draws the sums below the rows, all on one page, and the end of the frame. */
  close(sums: readonly SumRow[]): void {
    const { sheet } = this;
    const heightOf = ({ style }: SumRow) => lineHeight(style) + ROW_GAP;
    this.reserve(sums.reduce((height, sum) => height + heightOf(sum), 2 * ROW_GAP));
    sheet.y += ROW_GAP;
    const widest = Math.max(...sums.map(({ amount, style }) => sheet.widthOf(amount, style, ['tnum'])));
    const labelRight = page.right - Math.max(SUM_WIDTH, widest + 2 * PADDING);
    for (const sum of sums) {
      const row = sheet.tag('TR', undefined, { parent: this.part });
      const y = sheet.y + ROW_GAP / 2;
      sheet.tag('TH', () => sheet.write(sum.label, { x: labelRight, y, align: 'right' }, sum.style), { parent: row });
      sheet.tag('TD', () => sheet.write(sum.amount, { x: page.right - PADDING, y, align: 'right' }, sum.style), { parent: row });
      sheet.y += heightOf(sum);
    }
    sheet.y += ROW_GAP;
    sheet.artifact(() => this.drawFrame());
  }

  private reserve(height: number): void {
    const { sheet } = this;
    if (sheet.y + height <= page.bottom) return;
    sheet.artifact(() => {
      if (this.carried !== 0) this.drawCarry();
      this.drawFrame();
    });
    sheet.addPage();
    this.frameTop = sheet.y;
    sheet.artifact(() => {
      for (const [index, { label }] of this.columns.entries()) this.writeCell(index, label, textStyle.label, sheet.y + mm(2));
    });
    this.closeHead();
    if (this.carried !== 0) sheet.artifact(() => this.drawCarry());
  }

  private closeHead(): void {
    const { sheet } = this;
    sheet.y += HEAD_HEIGHT;
    sheet.artifact(() => sheet.rule(page.left, sheet.y, page.right, { width: lineWidth.frame, colour: ink.strong }));
  }

  private drawCarry(): void {
    const { sheet } = this;
    const y = sheet.y + ROW_GAP;
    sheet.write(translate(this.locale, 'document.carry'), { x: page.right - SUM_WIDTH, y, align: 'right' }, textStyle.body);
    sheet.write(formatCents(this.carried, this.locale), { x: page.right - PADDING, y, align: 'right' }, textStyle.body);
    sheet.y += CARRY_HEIGHT;
    sheet.rule(page.left, sheet.y, page.right, { width: lineWidth.rule, colour: ink.line });
  }

  private drawFrame(): void {
    const { pdf, y } = this.sheet;
    pdf
      .lineWidth(lineWidth.frame)
      .strokeColor(ink.strong)
      .rect(page.left, this.frameTop, contentWidth, y - this.frameTop)
      .stroke();
  }

  private writeCell(index: number, text: string, style: TextStyle, y: number): void {
    const { x, width, align } = this.boxOf(index);
    if (text !== '') this.sheet.write(text, { x: align === 'right' ? x + width - PADDING : x, y, align }, style);
  }

  private boxOf(index: number) {
    const before = this.columns.slice(0, index).reduce((sum, column) => sum + mm(column.width), 0);
    const { width = 0, align } = this.columns[index] ?? {};
    return { x: page.left + PADDING + before, width: mm(width) - (index === this.columns.length - 1 ? PADDING : 0), align };
  }
}

/** Widens columns of figures to their widest one, so that large amounts never run into each other; the text that wraps gets less. */
export function fitColumns(sheet: Sheet, columns: readonly Column[], rows: readonly Row[]): Column[] {
  const fitted = columns.map((column, index) => {
    if (column.align !== 'right') return column;
    const widest = Math.max(...rows.map(({ cells }) => sheet.widthOf(cells[index] ?? '', textStyle.body, ['tnum'])), 0);
    const isLast = index === columns.length - 1;
    return { ...column, width: Math.max(column.width, widest / mm(1) + FIGURE_SPACE + (isLast ? PADDING / mm(1) : 0)) };
  });
  const gained = fitted.reduce((sum, { width }, index) => sum + width - (columns[index]?.width ?? 0), 0);
  return fitted.map((column) => (column.wraps ? { ...column, width: column.width - gained } : column));
}

/** Draws the facts, the lines and their sums in one frame. */
export function drawLines(sheet: Sheet, document: PricedDocument, facts: readonly (readonly Fact[])[]): void {
  const { locale } = document;
  sheet.y += mm(2);
  sheet.reserve(titleBlockHeight(facts.length) + mm(30));
  const top = sheet.y;
  sheet.artifact(() => sheet.rule(page.left, top, page.right, { width: lineWidth.frame, colour: ink.strong }));
  drawTitleBlock(sheet, facts);
  const rows =
    document.kind === 'offer' ? rowsWithChoice(document) : document.lines.flatMap((line, index) => rowsOf(line, index + 1, locale));
  const columns: Column[] = [
    { label: translate(locale, 'document.column.position'), width: 12 },
    { label: translate(locale, 'document.column.service'), width: 75, wraps: true },
    { label: translate(locale, 'document.column.quantity'), width: 26, align: 'right' },
    { label: translate(locale, 'document.column.price'), width: 24, align: 'right' },
    { label: translate(locale, 'document.column.amount'), width: 28, align: 'right' },
  ];
  const table = new Table(sheet, fitColumns(sheet, columns, rows), locale, top);
  for (const row of rows) table.row(row);
  table.close(sumsOf(document));
  sheet.y += mm(4);
}

/**
 * Returns the rows of an offer: what is left to its buyer stands under headings of its own, and a row that the total leaves out says so,
 * its amounts in brackets.
 */
function rowsWithChoice({ lines, locale }: OfferDocument): Row[] {
  const heading = ({ choice }: OfferLine) =>
    choice.kind === 'alternative'
      ? translate(locale, 'document.choice.group', { group: choice.group })
      : translate(locale, `document.choice.${choice.kind}`);
  return lines.flatMap((line, index) => {
    const rows = rowsOf(line, index + 1, locale);
    const before = lines[index - 1];
    const isFirst = hasChoice(lines) && (!before || heading(before) !== heading(line));
    const head: Row[] = isFirst ? [{ cells: ['', heading(line), '', '', ''], strong: true, amount: cents(0) }] : [];
    if (line.choice.kind === 'required') return [...head, ...rows];
    const mark = translate(locale, isPreset(line) ? 'document.choice.in-total' : 'document.choice.not-in-total');
    const [main, ...addons] = isPreset(line) ? rows : rows.map(leftOut);
    return [...head, ...(main ? [{ ...main, note: [main.note, mark].filter(Boolean).join('\n') }] : []), ...addons];
  });
}

/** Puts the amount of a row into brackets and counts it nowhere. */
const leftOut = (row: Row): Row => ({
  ...row,
  cells: row.cells.map((cell, index) => (index === row.cells.length - 1 ? `(${cell})` : cell)),
  amount: cents(0),
});

/** Returns the rows of a line and, numbered below it, of its add-ons. */
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
    sum(document.kind === 'offer' && hasChoice(document.lines) ? 'document.gross-preset' : 'document.gross', totals.gross, textStyle.total),
    ...prepaidSums(document, sum),
  ];
}

function prepaidSums(
  document: PricedDocument,
  sum: (key: string, amount: Cents, style?: SumRow['style'], values?: Record<string, string>) => SumRow,
): SumRow[] {
  if (!('prepayments' in document)) return [];
  const carried = carriedTo(document);
  const { rounding, payable } = payableOf(document);
  if (document.prepayments.length === 0 && carried === 0 && rounding === 0) return [];
  const moved = (document.replaces ?? []).filter(({ paid }) => paid !== 0);
  return [
    ...document.prepayments.map(({ number, gross }) => sum('document.prepaid', cents(0 - gross), textStyle.body, { number })),
    ...(rounding === 0 ? [] : [sum('document.rounding', rounding)]),
    ...moved.map(({ number, paid }) => sum('document.prepaid', cents(0 - paid), textStyle.body, { number })),
    sum(document.kind === 'correction' ? 'document.taken-back' : 'document.payable', cents(payable - carried), textStyle.total),
  ];
}
