import type { Area } from '../../platform/area';
import type { Knex } from 'knex';
import type { NumberedRow } from '../../platform/ledger/chained-rows';
import { invoiceSequence } from './invoice-row';

const invoiceNumbers = async (_db: Knex, rows: readonly NumberedRow[]): Promise<Map<string, number>> =>
  new Map(rows.map(({ documentId, number }) => [documentId, invoiceSequence(String(number))]));

export const billingArea = {
  types: ['api::invoice.invoice', 'api::invoice-balance.invoice-balance', 'api::payment.payment', 'api::reminder.reminder'],
  indexes: {
    invoice_balances: {
      invoice_balances_order_index: ['order_id', 'id'],
      invoice_balances_settlement_index: ['settlement', 'id'],
      invoice_balances_due_index: ['due_on', 'id'],
      invoice_balances_open_index: ['settlement', 'due_on', 'id'],
      invoice_balances_gross_index: ['gross', 'id'],
      invoice_balances_name_index: ['name', 'id'],
    },
    invoices: { invoices_order_index: ['order_id', 'id'] },
    payments: { payments_invoice_index: ['invoice_id', 'id'] },
  },
  final: [
    { table: 'payments' },
    { table: 'reminders' },
    { table: 'invoices', when: (row) => `${row}.state = 'issued'`, numbersOf: invoiceNumbers },
  ],
  topics: {
    invoice: {
      ownersOf: (strapi, subjects) =>
        strapi.db
          .connection('invoices as invoice')
          .join('orders as billed', 'billed.document_id', 'invoice.order_id')
          .whereIn('invoice.document_id', subjects)
          .select({ subject: 'invoice.document_id', ownerId: 'billed.owner_id' }),
      internal: ['invoice.drafted', 'invoice.edited', 'invoice.discarded', 'invoice.reminders-stopped', 'invoice.reminders-resumed'],
    },
  },
} satisfies Area;
