import type { Core } from '@strapi/strapi';
import type { WriteOff } from '../../../contract/billing/invoice';
import { cents } from '../../../contract/pricing/money';
import { Problem } from '../../../contract/problem';
import type { EventData } from '../../../contract/people/logged-event';
import type { Actor } from '../../../platform/events/transition-document';
import { berlinDay, currentTime } from '../../../platform/time/time';
import type { BalanceRow } from '../invoice-row';
import { balances, type Locked, transitionInvoice } from '../lock-invoice';
import { insertEntry } from './settle-invoice';

type WritingOff = { invoiceId: string; command: WriteOff; by: Actor; /** The approval under which it happens. */ approved?: EventData };

/** Returns what could be written off of an invoice. @throws Problem invoice.wrong-status when nothing of it is open */
export function openToWriteOff({ kind, settlement, due, paid }: Pick<BalanceRow, 'kind' | 'settlement' | 'due' | 'paid'>) {
  const open = cents(Number(due) - Number(paid));
  if (kind !== 'invoice' || settlement !== 'open' || open <= 0) throw new Problem('invoice.wrong-status');
  return open;
}

/**
 * Ends the demand for what is still open of an invoice, as a lead alone may. What comes in later takes it back.
 * @throws Problem invoice.not-found, stale, invoice.wrong-status
 */
export async function writeOff(strapi: Core.Strapi, { invoiceId, command, by, approved }: WritingOff): Promise<void> {
  const step = async ({ balance }: Locked) => {
    const amount = openToWriteOff(balance);
    const entry = { kind: 'write_off', amount, paidOn: berlinDay(currentTime()), reference: '', source: 'manual' } as const;
    const paymentId = await insertEntry(strapi, invoiceId, entry, by);
    const paid = Number(balance.paid) + amount;
    const writtenOff = Number(balance.writtenOff) + amount;
    const data = { paid, writtenOff, writeOffReason: command.text, settlement: 'paid', revision: balance.revision + 1 };
    await balances(strapi).update({ where: { id: balance.id }, data });
    return { fact: 'invoice.written-off', data: { paymentId, amount, ...approved } };
  };
  await transitionInvoice(strapi, { invoiceId, by, command, step });
}
