import type { Core } from '@strapi/strapi';
import type { BalanceRow } from './invoice-row';
import type { InvoiceDocument, ReminderDocument } from '../../contract/billing/document';
import { REMINDER_DAYS, REMINDER_PERIOD_DAYS, type ReminderLevel, type ReminderStop } from '../../contract/billing/invoice';
import { LETTER_YEARS } from '../../contract/people/personal-data';
import type { TransitionCommand } from '../../contract/states/transition';
import { cents } from '../../contract/pricing/money';
import { Problem } from '../../contract/problem';
import { currentTime, berlinDay, dayAfter, keptUntil } from '../../platform/time/time';
import { findSeller } from '../catalogue/seller-of';
import { balances, type Locked, transitionInvoice } from './lock-invoice';
import { type Actor, timer } from '../../platform/events/transition-document';

const BATCH = 20;

/** Sends reminders of overdue invoices: at most once a level for each, never for one that was paid, cancelled or stopped. */
export async function remind(strapi: Core.Strapi, now = currentTime()): Promise<void> {
  const today = berlinDay(now);
  const late: Pick<BalanceRow, 'invoiceId'>[] = await balances(strapi).findMany({
    where: { settlement: 'open', remindOn: { $lte: today }, reminderStop: { $null: true } },
    select: ['invoiceId'],
    orderBy: { remindOn: 'asc' },
    limit: BATCH,
  });
  const results = await Promise.allSettled(
    late.map(({ invoiceId }) =>
      transitionInvoice(strapi, { invoiceId, by: timer, step: (locked) => remindInTime(strapi, { ...locked, today }) }),
    ),
  );
  for (const result of results) if (result.status === 'rejected') strapi.log.error('A reminder could not be sent', result.reason);
}

type Today = { today: string };

/** Leaves an invoice alone that another process has just reminded of, or that was just paid or stopped. */
async function remindInTime(strapi: Core.Strapi, locked: Locked & Today) {
  const { settlement, remindOn, reminderStop } = locked.balance;
  const isDue = settlement === 'open' && remindOn !== null && remindOn <= locked.today && reminderStop === null;
  return isDue ? sendReminder(strapi, locked) : null;
}

type Requested<Command> = { invoiceId: string; command: Command; by: Actor };

/**
 * Sends the next reminder now, also of an invoice whose reminders were stopped: that is about those that go by themselves.
 * @throws Problem invoice.not-found, stale, invoice.wrong-status, invoice.not-overdue, invoice.reminders-sent after the last level
 */
export async function remindNow(strapi: Core.Strapi, { invoiceId, command, by }: Requested<TransitionCommand>): Promise<void> {
  const today = berlinDay(currentTime());
  const step = async (locked: Locked) => {
    refuseUnlessOpen(locked);
    if (locked.balance.dueOn >= today) throw new Problem('invoice.not-overdue');
    if (locked.balance.remindedLevel >= REMINDER_DAYS.length) throw new Problem('invoice.reminders-sent');
    return sendReminder(strapi, { ...locked, today });
  };
  await transitionInvoice(strapi, { invoiceId, by, command, step });
}

/** Stops the reminders of an invoice for a reason. @throws Problem invoice.not-found, stale, invoice.wrong-status */
export async function stopReminders(strapi: Core.Strapi, { invoiceId, command, by }: Requested<ReminderStop>): Promise<void> {
  const step = async (locked: Locked) => {
    refuseUnlessOpen(locked);
    if (locked.balance.reminderStop !== null) throw new Problem('invoice.wrong-status');
    await change(strapi, locked, { reminderStop: command.text });
    return { fact: 'invoice.reminders-stopped' };
  };
  await transitionInvoice(strapi, { invoiceId, by, command, step });
}

/**
 * Lets the reminders of an invoice go on. One whose day has passed meanwhile waits for as long as a reminder gives to pay.
 * @throws Problem invoice.not-found, stale, invoice.wrong-status
 */
export async function resumeReminders(strapi: Core.Strapi, { invoiceId, command, by }: Requested<TransitionCommand>): Promise<void> {
  const earliest = dayAfter(berlinDay(currentTime()), REMINDER_PERIOD_DAYS);
  const step = async (locked: Locked) => {
    refuseUnlessOpen(locked);
    const { reminderStop, remindOn } = locked.balance;
    if (reminderStop === null) throw new Problem('invoice.wrong-status');
    await change(strapi, locked, { reminderStop: null, remindOn: remindOn !== null && remindOn < earliest ? earliest : remindOn });
    return { fact: 'invoice.reminders-resumed' };
  };
  await transitionInvoice(strapi, { invoiceId, by, command, step });
}

function refuseUnlessOpen({ invoice, balance }: Locked): void {
  if (invoice.document.kind !== 'invoice' || balance.settlement !== 'open') throw new Problem('invoice.wrong-status');
}

const change = (strapi: Core.Strapi, { balance }: Locked, data: Partial<BalanceRow>) =>
  balances(strapi).update({ where: { id: balance.id }, data: { ...data, revision: balance.revision + 1 } });

/** Writes the next reminder; its letter and mail follow from the event. */
async function sendReminder(strapi: Core.Strapi, locked: Locked & Today) {
  const { invoice, balance, today } = locked;
  if (invoice.document.kind !== 'invoice') return null;
  const level = (balance.remindedLevel + 1) as ReminderLevel;
  const document = { ...reminderOf(invoice.document, balance, { level, today }), seller: await findSeller(strapi) };
  const invoiceId = invoice.documentId;
  const { documentId: reminderId } = await strapi.db
    .query('api::reminder.reminder')
    .create({ data: { invoiceId, level, sentOn: today, document, keptUntil: keptUntil(LETTER_YEARS) } });
  const wait: number | undefined = REMINDER_DAYS.at(level);
  await change(strapi, locked, { remindedLevel: level, remindOn: wait ? dayAfter(today, wait) : null });
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
