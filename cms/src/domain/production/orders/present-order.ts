import { totalsOf } from '../../../contract/billing/document';
import type { Page } from '../../../contract/list';
import { cents } from '../../../contract/pricing/money';
import type { Order, OrderSummary, StaffOrderSummary } from '../../../contract/production/order';
import type { Rows } from '../../../platform/http/keyset';
import type { ListedOrder, OrderRow } from './order-row';

const time = (value: string | null): string | null => (value === null ? null : new Date(value).toISOString());

/** What an order says of itself. */
export const presentOrder = (row: OrderRow): Omit<Order, 'quote' | 'results' | 'marks' | 'files' | 'messages' | 'timeline'> => ({
  id: row.documentId,
  number: row.number,
  status: row.status,
  heldFrom: row.heldFrom,
  revision: row.revision,
  locale: row.language,
  placedAt: new Date(row.placedAt).toISOString(),
  startedAt: time(row.startedAt),
  dueAt: time(row.dueAt),
  deliveredAt: time(row.deliveredAt),
  reviewUntil: time(row.reviewUntil),
  completedAt: time(row.completedAt),
  leadTimeDays: row.leadTimeDays,
  express: row.express,
  buyer: row.buyer,
  subject: row.subject,
  taxCase: row.taxCase,
  lines: row.lines,
  discount: row.discount,
  totals: totalsOf(row),
  earlyStart: row.earlyStart,
  withdrawUntil: time(row.withdrawUntil),
});

/** The order in its customer's list. */
const presentSummary = (row: ListedOrder): OrderSummary => ({
  id: row.documentId,
  number: row.number,
  status: row.status,
  placedAt: new Date(row.placedAt).toISOString(),
  dueAt: time(row.dueAt),
  services: row.services,
  drawing: row.drawing ?? '',
  net: cents(Number(row.net)),
  gross: cents(Number(row.gross)),
});

/** The order in the staff list. */
export const presentStaffSummary = (row: ListedOrder): StaffOrderSummary => ({
  ...presentSummary(row),
  revision: row.revision,
  name: row.name,
  email: row.email,
  company: row.company ?? '',
});

export const presentOrders = ({ rows, next }: Rows<ListedOrder>): Page<OrderSummary> => ({ items: rows.map(presentSummary), next });
export const presentStaffOrders = ({ rows, next }: Rows<ListedOrder>): Page<StaffOrderSummary> => ({
  items: rows.map(presentStaffSummary),
  next,
});
