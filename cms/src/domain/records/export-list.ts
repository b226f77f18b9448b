import { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { presentStaffSummary as presentInvoice, invoiceQueries } from '../billing/find-invoices';
import { presentStaffSummary as presentOrder } from '../production/orders/order-row';
import { orderQueries } from '../production/orders/show-order';
import { chosenReason } from '../quoting/lost-offers';
import type { ListedQuote } from '../quoting/quote-row';
import { presentStaffSummary as presentQuote, quoteQueries } from '../quoting/show-quote';
import type { Locale } from '../../contract/constants';
import { type ExportedList, type ExportQuery, MAX_EXPORT_ROWS } from '../../contract/list';
import { InvoiceListQuery, type StaffInvoiceSummary } from '../../contract/billing/invoice';
import { OrderListQuery, type StaffOrderSummary } from '../../contract/production/order';
import { type Person, PersonListQuery } from '../../contract/people/person';
import { Problem } from '../../contract/problem';
import { LostOffersQuery } from '../../contract/quoting/lost-offer';
import { StaffQuoteListQuery, type StaffQuoteSummary } from '../../contract/quoting/quote';
import { appendEvent } from '../../platform/events/append-event';
import { csvText, xlsxFile, type CellKind, type Table, type TableColumn } from '../../platform/exports/table-files';
import { input } from '../../platform/http/input';
import type { Rows } from '../../platform/http/keyset';
import { personQueries } from './people';
import { lostPeriod } from './read-lost-offers';
import { translate } from '../../platform/strings/translate';
import type { Actor } from '../../platform/events/transition-document';

/** Number of rows that are held in memory at a time. */
const PAGE = 500;

type Page = { cursor: string | undefined; limit: number };
type Source<Row> = {
  columns: (locale: Locale) => TableColumn<Row>[];
  count: () => Promise<number>;
  list: (page: Page) => Promise<Rows<Row>>;
};

const presented = <Stored, Row>({ rows, next }: Rows<Stored>, present: (row: Stored) => Row): Rows<Row> => ({
  rows: rows.map(present),
  next,
});

/** The lists that can be exported: columns, count and rows for a query in `requested`. @throws Problem input.invalid */
const sources = {
  quotes(strapi: Core.Strapi, requested: unknown) {
    const service = quoteQueries({ strapi });
    const query = input(StaffQuoteListQuery, requested);
    const list = async (page: Page) => presented(await service.list({ ...query, ...page }), presentQuote);
    return { columns: quoteColumns, count: () => service.count(query), list };
  },
  'lost-offers'(strapi: Core.Strapi, requested: unknown) {
    const service = quoteQueries({ strapi });
    const { from: lostFrom, to: lostTo } = lostPeriod(input(LostOffersQuery, requested), new Date());
    const list = (page: Page) => service.list({ lostFrom, lostTo, ...page });
    return { columns: lostColumns, count: () => service.count({ lostFrom, lostTo }), list };
  },
  orders(strapi: Core.Strapi, requested: unknown) {
    const service = orderQueries({ strapi });
    const query = input(OrderListQuery, requested);
    const list = async (page: Page) => presented(await service.list({ ...query, ...page }), presentOrder);
    return { columns: orderColumns, count: () => service.count(query), list };
  },
  invoices(strapi: Core.Strapi, requested: unknown) {
    const service = invoiceQueries({ strapi });
    const query = input(InvoiceListQuery, requested);
    const list = async (page: Page) => presented(await service.list('staff', { ...query, ...page }), presentInvoice);
    return { columns: invoiceColumns, count: () => service.count(query), list };
  },
  contacts(strapi: Core.Strapi, requested: unknown) {
    const service = personQueries({ strapi });
    const query = input(PersonListQuery, requested);
    const list = async (page: Page) => {
      const { items, next } = await service.list({ ...query, ...page });
      return { rows: items, next };
    };
    return { columns: contactColumns, count: () => service.count(query), list };
  },
} satisfies Record<ExportedList, (strapi: Core.Strapi, requested: unknown) => unknown>;

type Requested = ExportQuery & { list: ExportedList; requested: unknown; by: Actor & { accountId: string } };

/**
 * Exports all rows that a list shows for a query, as a file that is written while it is read. The log keeps who exported
 * it.
 * @throws Problem input.invalid, export.too-long
 */
export async function exportList(strapi: Core.Strapi, requested: Requested): Promise<Readable> {
  // Each source has columns for its own kind of row, which the file need not know.
  const source = sources[requested.list](strapi, requested.requested) as Source<unknown>;
  const rows = await source.count();
  if (rows > MAX_EXPORT_ROWS) throw new Problem('export.too-long', { limit: MAX_EXPORT_ROWS, rows });
  await log(strapi, requested, rows);
  const { list, locale, format } = requested;
  const table: Table<unknown> = {
    name: translate(locale, `export.list.${list}`),
    locale,
    columns: source.columns(locale),
    pages: pagesOf(source),
  };
  return format === 'csv' ? Readable.from(csvText(table)) : xlsxFile(table);
}

async function* pagesOf<Row>({ list }: Source<Row>): AsyncGenerator<Row[]> {
  let cursor: string | undefined;
  do {
    const { rows, next } = await list({ cursor, limit: PAGE });
    yield rows;
    cursor = next ?? undefined;
  } while (cursor !== undefined);
}

/** Logs an export without its search text, which may be a person's name: the log holds no names. */
const log = (strapi: Core.Strapi, { list, format, by }: Requested, rows: number): Promise<unknown> =>
  strapi.db.transaction(({ trx }) =>
    appendEvent(strapi, trx, {
      topic: 'account',
      name: 'list.exported',
      subject: by.accountId,
      actor: by.kind,
      data: { accountId: by.accountId, list, format, rows },
    }),
  );

type Columns<Row> = Record<string, [kind: CellKind, width: number, value: TableColumn<Row>['value']]>;

/** Builds columns from the last part of their titles' text keys. */
const columnsOf = <Row>(locale: Locale, columns: Columns<Row>): TableColumn<Row>[] =>
  Object.entries(columns).map(([name, [kind, width, value]]) => ({ title: translate(locale, `export.${name}`), kind, width, value }));

const quoteColumns = (locale: Locale): TableColumn<StaffQuoteSummary>[] =>
  columnsOf<StaffQuoteSummary>(locale, {
    number: ['text', 16, ({ number }) => number],
    received: ['time', 17, ({ submittedAt }) => submittedAt],
    status: ['text', 20, ({ status }) => translate(locale, status === 'offered' ? 'quote.status-staff.offered' : `quote.status.${status}`)],
    name: ['text', 24, ({ name }) => name],
    company: ['text', 28, ({ company }) => company],
    email: ['text', 30, ({ email }) => email],
    services: ['text', 40, ({ services }) => services.join(', ')],
    files: ['count', 9, ({ files }) => files],
    net: ['money', 14, ({ net }) => net],
    gross: ['money', 14, ({ gross }) => gross],
    valid: ['day', 12, ({ validUntil }) => validUntil],
    language: ['text', 9, ({ locale: language }) => language],
  });

const lostColumns = (locale: Locale): TableColumn<ListedQuote>[] =>
  columnsOf<ListedQuote>(locale, {
    number: ['text', 16, ({ number }) => number],
    lost: ['time', 17, ({ lostAt }) => lostAt && new Date(lostAt).toISOString()],
    reason: ['text', 34, (quote) => lostReasonText(quote, locale)],
    services: ['text', 40, ({ lines }) => lines.map(({ name }) => name).join(', ')],
    name: ['text', 24, ({ name }) => name],
    company: ['text', 28, ({ contact }) => contact.company ?? ''],
    email: ['text', 30, ({ email }) => email],
    net: ['money', 14, (quote) => Number((quote.offered ?? quote).net)],
    gross: ['money', 14, (quote) => Number((quote.offered ?? quote).gross)],
  });

const lostReasonText = (quote: ListedQuote, locale: Locale): string =>
  chosenReason(quote)?.[locale] ?? translate(locale, quote.status === 'expired' ? 'lost.reason.expired' : 'lost.reason.none');

const orderColumns = (locale: Locale): TableColumn<StaffOrderSummary>[] =>
  columnsOf<StaffOrderSummary>(locale, {
    number: ['text', 16, ({ number }) => number],
    placed: ['time', 17, ({ placedAt }) => placedAt],
    status: ['text', 20, ({ status }) => translate(locale, `order.status.${status}`)],
    due: ['time', 17, ({ dueAt }) => dueAt],
    name: ['text', 24, ({ name }) => name],
    company: ['text', 28, ({ company }) => company],
    email: ['text', 30, ({ email }) => email],
    services: ['text', 40, ({ services }) => services.join(', ')],
    net: ['money', 14, ({ net }) => net],
    gross: ['money', 14, ({ gross }) => gross],
  });

const invoiceColumns = (locale: Locale): TableColumn<StaffInvoiceSummary>[] =>
  columnsOf<StaffInvoiceSummary>(locale, {
    number: ['text', 16, ({ number }) => number],
    kind: ['text', 18, ({ kind, scope }) => translate(locale, `invoice.title.${kind === 'invoice' ? scope : kind}`)],
    status: ['text', 16, ({ status }) => translate(locale, `invoice.status.${status}`)],
    customer: ['text', 28, ({ name }) => name],
    order: ['text', 16, ({ orderNumber }) => orderNumber],
    issued: ['day', 12, ({ issuedOn }) => issuedOn],
    'due-on': ['day', 12, ({ dueOn }) => dueOn],
    gross: ['money', 14, ({ gross }) => gross],
    payable: ['money', 14, ({ due }) => due],
    paid: ['money', 14, ({ paid }) => paid],
    'written-off': ['money', 14, ({ writtenOff }) => writtenOff],
  });

const contactColumns = (locale: Locale): TableColumn<Person>[] =>
  columnsOf<Person>(locale, {
    name: ['text', 24, ({ name }) => name],
    company: ['text', 28, ({ company }) => company],
    email: ['text', 30, ({ email }) => email],
    state: ['text', 20, ({ state }) => translate(locale, `people.state.${state}`)],
    since: ['time', 17, ({ since }) => since],
    requests: ['count', 12, ({ requests }) => requests],
    orders: ['count', 12, ({ orders }) => orders],
  });
