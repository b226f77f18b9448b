import { buffer } from 'node:stream/consumers';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { readAmount, type AmountProblem } from '../../contract/pricing/amount-text';
import type { Cents } from '../../contract/pricing/cents';
import { cents, centsFromEuros } from '../../contract/pricing/money';
import { MAX_PRICE_TIERS, unitPrice } from '../../contract/pricing/unit-price';
import { type TableColumn, xlsxFile } from '../../platform/exports/table-files';
import { checked, isLarge, type Wanted, type WantedTerms } from './preview-prices';
import { findProducts, type ProductRow, sameTerms, type Terms, termsOf } from './product-terms';
import { readSheet, type SheetCell } from './read-sheet';

const titles = {
  id: 'Kennung (nicht ändern)',
  category: 'Bereich',
  name: 'Leistung',
  price: 'Preis netto in Euro',
  again: 'Preis noch einmal (bei mehr als 30 %)',
  leadTimeDays: 'Bearbeitungszeit in Tagen',
} as const;
const places = Array.from({ length: MAX_PRICE_TIERS }, (_, index) => index);
const fromTitle = (place: number) => `Stufe ${place + 1} ab Menge`;
const tierTitle = (place: number) => `Stufe ${place + 1} Preis`;

const columns: TableColumn<ProductRow>[] = [
  { title: titles.id, kind: 'text', width: 28, value: ({ documentId }) => documentId },
  { title: titles.category, kind: 'text', width: 22, value: ({ category }) => category?.name ?? '' },
  { title: titles.name, kind: 'text', width: 36, value: ({ name }) => name },
  { title: titles.price, kind: 'money', width: 18, value: (row) => termsOf(row).price },
  { title: titles.again, kind: 'money', width: 34, value: () => null },
  { title: titles.leadTimeDays, kind: 'count', width: 24, value: ({ leadTimeDays }) => leadTimeDays },
  ...places.flatMap((place): TableColumn<ProductRow>[] => [
    { title: fromTitle(place), kind: 'count', width: 18, value: (row) => termsOf(row).tiers[place]?.from ?? null },
    { title: tierTitle(place), kind: 'money', width: 14, value: (row) => termsOf(row).tiers[place]?.price ?? null },
  ]),
];

/** Writes the prices, tiers and lead times of all published services as a workbook that can be changed and read back. */
export async function writePriceSheet(strapi: Core.Strapi): Promise<Buffer> {
  const products = await findProducts(strapi);
  async function* pages() {
    yield products;
  }
  return buffer(xlsxFile({ name: 'Preise', locale: 'de', columns, pages: pages() }));
}

type Cells = (title: string) => SheetCell | undefined;

/** Reads a workbook: each of its rows with the terms that it wants, or the reason why not. @throws ValidationError for another file */
export async function readPriceSheet(strapi: Core.Strapi, file: Buffer): Promise<Wanted[]> {
  const rows = await readSheet(file);
  const [head, ...body] = rows ?? [];
  if (!head) throw new errors.ValidationError('Das ist keine Arbeitsmappe im Format XLSX.');
  const columnOf = new Map([...head].map(([column, cell]) => [textOf(cell), column]));
  for (const title of [titles.id, titles.price])
    if (!columnOf.has(title))
      throw new errors.ValidationError(`Die Spalte „${title}“ fehlt. Bitte gehen Sie von der ausgeführten Datei aus.`);
  const products = new Map((await findProducts(strapi)).map((product) => [product.documentId, product]));
  const seen = new Set<string>();
  return body
    .filter((row) => row.size > 0)
    .map((row) => {
      const cells: Cells = (title) => row.get(columnOf.get(title) ?? -1);
      const id = textOf(cells(titles.id));
      const isRepeated = seen.has(id);
      seen.add(id);
      return wantedByRow(cells, { id, product: products.get(id) ?? null, isRepeated, has: (title) => columnOf.has(title) });
    });
}

const textOf = (cell: SheetCell | undefined): string => (cell ? ('text' in cell ? cell.text : String(cell.number)) : '');

type Place = { id: string; product: ProductRow | null; isRepeated: boolean; has: (title: string) => boolean };

function wantedByRow(cells: Cells, { id, product, isRepeated, has }: Place): Wanted {
  const name = product?.name ?? textOf(cells(titles.name));
  if (!product) return { id, name, product, state: 'unknown', reason: 'Diese Kennung gehört zu keiner veröffentlichten Leistung.' };
  try {
    if (isRepeated) throw new RowProblem('Diese Leistung steht zweimal in der Datei.');
    const before = termsOf(product);
    const wanted: WantedTerms = { product, before, after: termsIn(cells, before, has) };
    const result = checked(wanted);
    if (!('reason' in result)) refuseSlips(wanted, cells(titles.again));
    return result;
  } catch (error) {
    if (!(error instanceof RowProblem)) throw error;
    return { id, name, product, state: 'invalid', reason: error.message };
  }
}

/** A reason to refuse a row, as a sentence. */
class RowProblem extends Error {}

/** Reads the terms of a row; columns that the file does not have stay as they are. */
function termsIn(cells: Cells, before: Terms, has: (title: string) => boolean): Terms {
  const price = amountIn(cells(titles.price), titles.price);
  if (price === null) throw new RowProblem('Der Preis fehlt.');
  const lead = cells(titles.leadTimeDays);
  return {
    price,
    tiers: places.every((place) => has(fromTitle(place)) && has(tierTitle(place))) ? tiersIn(cells) : before.tiers,
    leadTimeDays: has(titles.leadTimeDays) ? (lead ? quantityIn(lead, titles.leadTimeDays) : null) : before.leadTimeDays,
  };
}

const tiersIn = (cells: Cells): Terms['tiers'] =>
  places.flatMap((place) => {
    const [from, price] = [cells(fromTitle(place)), amountIn(cells(tierTitle(place)), tierTitle(place))];
    if (!from && price === null) return [];
    if (!from || price === null) throw new RowProblem(`Zur Stufe ${place + 1} gehören Menge und Preis.`);
    return [{ from: quantityIn(from, fromTitle(place)), price }];
  });

const reasons: Record<AmountProblem, string> = {
  unclear: 'ist nicht eindeutig: tausend oder mit Nachkommastellen',
  'no-number': 'ist keine Zahl',
  places: 'hat mehr als zwei Stellen nach dem Komma',
  range: 'ist zu klein oder zu groß',
};

/** Reads an amount to the cent: a number as the spreadsheet stored it, or a text as the panel reads what is typed. */
function amountIn(cell: SheetCell | undefined, title: string): Cents | null {
  if (!cell) return null;
  if ('number' in cell) {
    // Spreadsheets store 41.55 as the nearest double.
    const exact = Math.round(cell.number * 100);
    if (!(cell.number >= 0 && cell.number <= 1_000_000)) throw new RowProblem(`${title} ${reasons.range}.`);
    if (Math.abs(cell.number * 100 - exact) > 1e-6) throw new RowProblem(`${title} ${reasons.places}.`);
    return cents(exact);
  }
  const read = readAmount(cell.text, 'euros');
  if ('problem' in read) throw new RowProblem(`${title}: „${cell.text}“ ${reasons[read.problem]}.`);
  return centsFromEuros(read.amount);
}

function quantityIn(cell: SheetCell, title: string): number {
  if ('number' in cell) return cell.number;
  const read = readAmount(cell.text, 'quantity');
  if ('problem' in read) throw new RowProblem(`${title}: „${cell.text}“ ${reasons[read.problem]}.`);
  return read.amount;
}

const TENFOLD = 10;

/**
 * Refuses what looks like a comma in the wrong place (decision 49): a price that changes by more than 30 % stands in the file twice, and none
 * changes tenfold; that is typed in the service's own form.
 */
function refuseSlips(wanted: WantedTerms, again: SheetCell | undefined): void {
  const { before, after } = wanted;
  if (sameTerms(before, after)) return;
  const pairs = [[after.price, before.price], ...after.tiers.map(({ from, price }) => [price, unitPrice(before, from)])];
  const isTenfold = pairs.some(([now = 0, old = 0]) => old > 0 && (now >= old * TENFOLD || now * TENFOLD <= old));
  if (isTenfold) throw new RowProblem('Ein Preis ändert sich auf das Zehnfache oder ein Zehntel. Das geht nur im Formular der Leistung.');
  if (isLarge(wanted) && amountIn(again, titles.again) !== after.price)
    throw new RowProblem(`Ein Preis ändert sich um mehr als 30 %. Bitte tragen Sie den neuen Preis auch in „${titles.again}“ ein.`);
}
