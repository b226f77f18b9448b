import { CsvError, parse } from 'csv-parse/sync';
import { cents, centsFromEuros } from '../../../contract/pricing/money';
import type { Cents } from '../../../contract/pricing/cents';
import { Problem } from '../../../contract/problem';
import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { earlyOfferOf } from '../find-invoices';
import { type BalanceRow, findInvoices } from '../invoice-row';
import type { Invoice, PaymentMatch, PaymentProposal } from '../../../contract/billing/invoice';
import { balances } from '../lock-invoice';
import { type BankLine, readCamt } from './read-camt';

/** The most lines of a statement, more than a year of a small business has; a longer file is no statement. */
const MAX_BANK_LINES = 5_000;

/**
 * The names of the columns in exports of German banks (CAMT-CSV of Sparkasse, Volksbank, DKB, Postbank, Commerzbank,
 * Deutsche Bank), letters only.
 */
const names = {
  day: ['buchungstag', 'buchungsdatum', 'buchung', 'datum', 'wertstellung', 'valutadatum'],
  amount: ['betrag', 'betrageur', 'betragineur', 'umsatz', 'umsatzineur'],
  purpose: ['verwendungszweck', 'vorgangverwendungszweck', 'buchungstext', 'beschreibung'],
  name: [
    'beguenstigterzahlungspflichtiger',
    'begünstigterzahlungspflichtiger',
    'begünstigterauftraggeber',
    'auftraggeberbegünstigter',
    'auftraggeberempfänger',
    'namezahlungsbeteiligter',
    'zahlungspflichtiger',
    'zahlungspflichtigerr',
    'empfänger',
    'name',
  ],
  iban: ['kontonummeriban', 'ibanzahlungsbeteiligter', 'ibankontonummer', 'iban'],
  currency: ['waehrung', 'währung'],
  state: ['info', 'status'],
} as const;
type Column = keyof typeof names;
type Columns = Partial<Record<Column, number>>;

/**
 * Reads the booked transactions of a bank's statement, as CSV or as XML (camt.053), in the order of the file. Announced
 * ("vorgemerkt") transactions and those not in euros are left out.
 * @throws Problem payment.file-unreadable when it is no statement, has nothing in it, or a line that makes no sense
 */
export function readBankStatement(text: string): BankLine[] {
  const lines = /^\uFEFF?\s*</.test(text) ? (readCamt(text) ?? []) : readCsv(text);
  if (lines.length === 0 || lines.length > MAX_BANK_LINES) throw new Problem('payment.file-unreadable');
  return lines;
}

function readCsv(text: string): BankLine[] {
  const rows = rowsOf(text);
  const at = rows.findIndex((row) => isHeading(columnsOf(row)));
  const columns = columnsOf(rows[at] ?? []);
  return at < 0 ? [] : rows.slice(at + 1).flatMap((row) => lineOf(row, columns) ?? []);
}

/** Splits a delimited text into rows of fields. @throws Problem payment.file-unreadable when a quotation mark is never closed */
function rowsOf(text: string): string[][] {
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      // Lines above and below the table have columns of their own, and not every bank doubles the quotation marks of a text.
      relax_column_count: true,
      relax_quotes: true,
      skip_records_with_empty_values: true,
      trim: true,
    });
  } catch (error) {
    if (error instanceof CsvError) throw new Problem('payment.file-unreadable', {}, {}, { cause: error });
    throw error;
  }
}

const delimiters = [';', '\t', ','];

/** Returns the delimiter that occurs most: amounts hold commas, purposes hold anything. */
function delimiterOf(text: string): string {
  const count = (sign: string) => text.split(sign).length;
  return delimiters.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

function columnsOf(row: readonly string[]): Columns {
  const headings = row.map((heading) => heading.toLowerCase().replace(/[^a-zäöüß]/g, ''));
  const positions = Object.entries(names).map(([column, known]) => [column, positionOf(headings, known)] as const);
  return Object.fromEntries(positions.filter(([, position]) => position >= 0));
}

/** Finds the column of a field. The best known name wins, not the first column: a file may have both "Buchungstag" and "Valutadatum". */
function positionOf(headings: readonly string[], known: readonly string[]): number {
  const name = known.find((one) => headings.includes(one));
  return name === undefined ? -1 : headings.indexOf(name);
}

const isHeading = ({ day, amount, purpose }: Columns): boolean => day !== undefined && amount !== undefined && purpose !== undefined;

function lineOf(row: readonly string[], columns: Columns): BankLine | null {
  const value = (column: Column) => row[columns[column] ?? -1] ?? '';
  if (/vorgemerkt/i.test(value('state')) || !/^(EUR|€)?$/i.test(value('currency'))) return null;
  const day = dayOf(value('day'));
  const amount = amountOf(value('amount'));
  // Sums and remarks below the table have no day or no amount.
  if (day === null || amount === null || amount === 0) return null;
  const plain = (text: string) => text.replace(/\s+/g, ' ').slice(0, 500);
  return { day, amount, purpose: plain(value('purpose')), name: plain(value('name')), iban: value('iban').replace(/\s/g, '') };
}

function dayOf(text: string): string | null {
  const [, day, month, year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{2}|\d{4})$/.exec(text) ?? [];
  const iso = day && month ? `20${year.slice(-2)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
  return /^\d{4}-\d{2}-\d{2}$/.test(iso) && !Number.isNaN(Date.parse(iso)) ? iso : null;
}

/** Reads amounts such as `1.234,56`, `-12,00 €` and `1234.56`; null for anything else. */
function amountOf(text: string): Cents | null {
  const digits = text.replace(/EUR|€|\s|\+/gi, '').replace('−', '-');
  const decimal = digits.includes(',') ? digits.replaceAll('.', '').replace(',', '.') : digits;
  return /^-?\d{1,9}(\.\d{1,2})?$/.test(decimal) ? cents(centsFromEuros(decimal)) : null;
}

/** Matches the lines of a bank's statement with invoices, as proposals for people to confirm. @throws Problem payment.file-unreadable */
export async function proposePayments(strapi: Core.Strapi, statement: string): Promise<PaymentProposal[]> {
  const lines = hashedLines(statement);
  const [invoices, known] = await Promise.all([findPayable(strapi, lines), findKnown(strapi, lines)]);
  return lines.map(({ line, day, amount, purpose, name, iban }) => {
    const found = known.has(line) ? null : matchPayment({ day, amount, purpose, name, iban }, invoices);
    const { id, number, name: customer, open } = found?.invoice ?? {};
    const invoice = id && number && customer !== undefined && open !== undefined ? { id, number, name: customer, open } : null;
    return { line, day, amount, purpose, name, known: known.has(line), invoice, match: found?.match ?? null };
  });
}

/** A line and its hash; equal lines in one statement have different hashes. */
export type HashedLine = BankLine & { line: string };

/** @throws Problem payment.file-unreadable */
export function hashedLines(statement: string): HashedLine[] {
  const seen = new Map<string, number>();
  return readBankStatement(statement).map((bankLine) => {
    const { day, amount, purpose, name, iban } = bankLine;
    const text = [day, amount, purpose, name, iban].join('\n');
    const times = (seen.get(text) ?? 0) + 1;
    seen.set(text, times);
    return { ...bankLine, line: createHash('sha256').update(`${text}\n${times}`).digest('hex') };
  });
}

async function findPayable(strapi: Core.Strapi, lines: readonly BankLine[]): Promise<PayableInvoice[]> {
  const where = {
    kind: 'invoice',
    $or: [
      { number: { $in: [...new Set(lines.flatMap(({ purpose }) => numbersIn(purpose)))] } },
      { settlement: 'open', due: { $in: [...new Set(lines.map(({ amount }) => amount))] }, paid: 0 },
    ],
  };
  const found: BalanceRow[] = await balances(strapi).findMany({ where });
  const rows = await Promise.all(found.map(async (row) => ({ row: await standingFor(strapi, row), named: row.number })));
  const open = rows.flatMap(({ row }) => (row.settlement === 'open' ? [row.invoiceId] : []));
  const documents = new Map(
    (await findInvoices(strapi, { where: { documentId: { $in: open } } })).map(({ documentId, document }) => [documentId, document]),
  );
  return rows.flatMap(({ row, named }) => {
    const { invoiceId: id, number, name, settlement, due, paid } = row;
    if (!number || settlement === 'draft' || settlement === 'correction') return [];
    const document = documents.get(id);
    return {
      id,
      number,
      named: named ?? number,
      name,
      open: cents(settlement === 'cancelled' ? 0 : Number(due) - Number(paid)),
      status: settlement,
      earlyOffer: document ? earlyOfferOf(document, row, '') : null,
    };
  });
}

/** Returns the invoice that stands in place of one: who pays the number of a replaced one owes the amount of the other. */
async function standingFor(strapi: Core.Strapi, row: BalanceRow): Promise<BalanceRow> {
  let standing = row;
  while (standing.replacedById) {
    const next: BalanceRow | null = await balances(strapi).findOne({ where: { invoiceId: standing.replacedById } });
    if (!next) break;
    standing = next;
  }
  return standing;
}

export async function findKnown(strapi: Core.Strapi, lines: readonly HashedLine[]): Promise<ReadonlySet<string>> {
  const where = { bankLine: { $in: lines.map(({ line }) => line) } };
  const rows: { bankLine: string }[] = await strapi.db.query('api::payment.payment').findMany({ where, select: ['bankLine'] });
  return new Set(rows.map(({ bankLine }) => bankLine));
}

/** An invoice that was issued. `open` is what is left to pay, `named` the number that leads to it: that of one it replaced, or its own. */
export type PayableInvoice = {
  id: string;
  number: string;
  named?: string;
  name: string;
  open: Cents;
  status: 'open' | 'paid' | 'cancelled';
  /** What pays it until a day. */
  earlyOffer?: Invoice['earlyOffer'];
};

const paysAll = ({ day, amount }: BankLine, { open, earlyOffer }: PayableInvoice): boolean =>
  amount === open || (earlyOffer?.amount === amount && day <= earlyOffer.payBy);

/** Lists the numbers of invoices in a purpose, however people type them. */
export const numbersIn = (purpose: string): string[] =>
  [...purpose.matchAll(/(?<!\p{Letter})RE(?:[\W_]{0,2}Nr)?[\W_]{0,3}(\d{4})[\W_]{0,3}(\d{5,})/giu)].map(
    ([, year, value]) => `RE-${year}-${value}`,
  );

/** Finds the invoice that a line pays: the one it names, or the only open one of exactly this amount. */
export function matchPayment(line: BankLine, invoices: readonly PayableInvoice[]): { invoice: PayableInvoice; match: PaymentMatch } | null {
  const named = numbersIn(line.purpose).flatMap((number) => invoices.find((one) => (one.named ?? one.number) === number) ?? []);
  const [invoice] = named;
  // A transfer for several invoices is for people to divide; one that names an invoice and what it replaced is for one.
  if (invoice && named.every(({ id }) => id === invoice.id))
    return { invoice, match: paysAll(line, invoice) ? 'number-and-amount' : 'number' };
  if (named.length > 1) return null;
  const same = invoices.filter(
    ({ status, open, number, named: by = number }) => status === 'open' && open === line.amount && by === number,
  );
  return same.length === 1 && same[0] ? { invoice: same[0], match: 'amount' } : null;
}
