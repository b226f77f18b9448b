import { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { presentStaffSummary as presentInvoice } from '../billing/present-invoice';
import { invoiceQueries } from '../billing/find-invoices';
import { presentStaffSummary as presentOrder } from '../production/orders/present-order';
import { orderQueries } from '../production/orders/find-orders';
import { presentStaffSummary as presentQuote } from '../quoting/show-quote';
import { quoteQueries } from '../quoting/find-quotes';
import type { Locale } from '../../contract/constants';
import { type ExportQuery, MAX_EXPORT_ROWS, type StaffList } from '../../contract/list';
import { InvoiceListQuery } from '../../contract/billing/invoice';
import { OrderListQuery } from '../../contract/production/order';
import { Problem } from '../../contract/problem';
import { QuoteListQuery } from '../../contract/quoting/quote';
import { appendEvent } from '../../platform/events/append-event';
import { csvText, xlsxFile, type Table, type TableColumn } from '../../platform/exports/table-files';
import { invoiceColumns, orderColumns, quoteColumns } from './list-columns';
import { input } from '../../platform/http/input';
import type { Rows } from '../../platform/http/keyset';
import { translate } from '../../platform/strings/translate';
import type { Actor } from '../../platform/events/transition-document';

/** Rows that are held at a time. */
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

/** What a list holds for the question in `asked`. @throws Problem input.invalid */
const sources = {
  quotes(strapi: Core.Strapi, requested: unknown) {
    const service = quoteQueries({ strapi });
    const query = input(QuoteListQuery, requested);
    const list = async (page: Page) => presented(await service.list({ ...query, ...page }), presentQuote);
    return { columns: quoteColumns, count: () => service.count(query), list };
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
} satisfies Record<StaffList, (strapi: Core.Strapi, requested: unknown) => unknown>;

type Requested = ExportQuery & { list: StaffList; requested: unknown; by: Actor & { accountId: string } };

/**
 * All that a list shows for a question, as a file that is written while it is read. The log keeps who took it along.
 * @throws Problem input.invalid, export.too-long
 */
export async function exportList(strapi: Core.Strapi, requested: Requested): Promise<Readable> {
  // Each source goes with its own columns; which, the file need not know.
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

/** What was searched for may be a person's name: the log holds no such thing. */
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
