import type { Core } from '@strapi/strapi';
import type { BalanceRow } from './invoice-row';
import type { InvoiceDocument, ReminderDocument } from '../../contract/billing/document';
import { REMINDER_DAYS, REMINDER_PERIOD_DAYS, type ReminderLevel } from '../../contract/billing/invoice';
import { LETTER_YEARS } from '../../contract/people/personal-data';
import { cents } from '../../contract/pricing/money';
import { currentTime, berlinDay, dayAfter, keptUntil } from '../../platform/time/time';
import { findSeller } from '../catalogue/seller-of';
import { balances, type Locked, transitionInvoice } from './lock-invoice';
import { timer } from '../../platform/events/transition-document';

const BATCH = 20;

/** Sends reminders of overdue invoices: at most once a level for each, never for a paid or cancelled one. */
export async function remind(strapi: Core.Strapi, now = currentTime()): Promise<void> {
  const today = berlinDay(now);
  const late: Pick<BalanceRow, 'invoiceId'>[] = await balances(strapi).findMany({
    where: { settlement: 'open', remindOn: { $lte: today } },
    select: ['invoiceId'],
    orderBy: { remindOn: 'asc' },
    limit: BATCH,
  });
  const results = await Promise.allSettled(
    late.map(({ invoiceId }) =>
      transitionInvoice(strapi, { invoiceId, by: timer, step: (locked) => remindOf(strapi, { ...locked, today }) }),
    ),
  );
  for (const result of results) if (result.status === 'rejected') strapi.log.error('A reminder could not be sent', result.reason);
}

/** Leaves an invoice alone that another process has just reminded of, or that was just paid. */
async function remindOf(strapi: Core.Strapi, { invoice, balance, today }: Locked & { today: string }) {
  const isDue = balance.settlement === 'open' && balance.remindOn !== null && balance.remindOn <= today;
  if (!isDue || invoice.document.kind !== 'invoice') return null;
  const level = (balance.remindedLevel + 1) as ReminderLevel;
  const document = { ...reminderOf(invoice.document, balance, { level, today }), seller: await findSeller(strapi) };
  const invoiceId = invoice.documentId;
  const { documentId: reminderId } = await strapi.db
    .query('api::reminder.reminder')
    .create({ data: { invoiceId, level, sentOn: today, document, keptUntil: keptUntil(LETTER_YEARS) } });
  const wait: number | undefined = REMINDER_DAYS.at(level);
  const data = { remindedLevel: level, remindOn: wait ? dayAfter(today, wait) : null, revision: balance.revision + 1 };
  await balances(strapi).update({ where: { id: balance.id }, data });
  return { fact: 'invoice.reminded', data: { reminderId, level } };
}

function reminderOf(
  { number, date, dueOn, locale, buyer }: InvoiceDocument,
  { due, paid }: BalanceRow,
  { level, today }: { level: ReminderLevel; today: string },
): Omit<ReminderDocument, 'seller'> {
  return {
    kind: 'reminder',
    number,
    date: today,
    locale,
    buyer,
    level,
    payUntil: dayAfter(today, REMINDER_PERIOD_DAYS),
    invoices: [{ number, date, dueOn, gross: cents(Number(due)), paid: cents(Number(paid)) }],
  };
}
