import type { Locale } from '../../contract/constants';
import type { StaffInvoiceSummary } from '../../contract/billing/invoice';
import type { StaffOrderSummary } from '../../contract/production/order';
import type { StaffQuoteSummary } from '../../contract/quoting/quote';
import type { CellKind, TableColumn } from '../../platform/exports/table-files';
import { translate } from '../../platform/strings/translate';

type Columns<Row> = Record<string, [kind: CellKind, width: number, value: TableColumn<Row>['value']]>;

/** Columns by the last part of their titles' text keys. */
const columnsOf = <Row>(locale: Locale, columns: Columns<Row>): TableColumn<Row>[] =>
  Object.entries(columns).map(([name, [kind, width, value]]) => ({ title: translate(locale, `export.${name}`), kind, width, value }));

export const quoteColumns = (locale: Locale): TableColumn<StaffQuoteSummary>[] =>
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

export const orderColumns = (locale: Locale): TableColumn<StaffOrderSummary>[] =>
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

export const invoiceColumns = (locale: Locale): TableColumn<StaffInvoiceSummary>[] =>
  columnsOf<StaffInvoiceSummary>(locale, {
    number: ['text', 16, ({ number }) => number],
    kind: ['text', 18, ({ kind, scope }) => translate(locale, `invoice.title.${kind === 'cancellation' ? kind : scope}`)],
    status: ['text', 16, ({ status }) => translate(locale, `invoice.status.${status}`)],
    customer: ['text', 28, ({ name }) => name],
    order: ['text', 16, ({ orderNumber }) => orderNumber],
    issued: ['day', 12, ({ issuedOn }) => issuedOn],
    'due-on': ['day', 12, ({ dueOn }) => dueOn],
    gross: ['money', 14, ({ gross }) => gross],
    payable: ['money', 14, ({ due }) => due],
    paid: ['money', 14, ({ paid }) => paid],
  });
