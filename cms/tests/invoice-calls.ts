import { randomUUID } from 'node:crypto';
import type { NewInvoice, StaffInvoice } from '../src/contract/billing/invoice';
import type { SignedIn } from './accounts';
import { placeOrder } from './order-rows';
import type { Shop } from './strapi';

/** Returns staff's calls on invoices. A failed one throws its code. */
export function invoiceCalls(person: SignedIn) {
  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await person.call(method, `/api/staff${path}`, body);
    const read = (await answer.json().catch(() => null)) as { error?: { code: string } } | null;
    if (!answer.ok) throw new Error(read?.error?.code ?? String(answer.status));
    return read as T;
  };
  const move = ({ revision }: { revision: number }) => ({ key: randomUUID(), revision });
  return {
    call,
    move,
    find: (id: string) => call<StaffInvoice>('GET', `/invoices/${id}`),
    draft: (orderId: string, part: NewInvoice['part'] = null) =>
      call<StaffInvoice>('POST', `/orders/${orderId}/invoices`, { key: randomUUID(), part }),
    issue: (invoice: StaffInvoice) => call<StaffInvoice>('POST', `/invoices/${invoice.id}/issue`, move(invoice)),
    cancel: (invoice: StaffInvoice, text = 'Falsche Anschrift') =>
      call<StaffInvoice>('POST', `/invoices/${invoice.id}/cancel`, { ...move(invoice), text }),
    pay: (invoice: StaffInvoice, amount: number) =>
      call<StaffInvoice>('POST', `/invoices/${invoice.id}/payments`, {
        ...move(invoice),
        amount,
        paidOn: '2026-11-25',
        reference: 'Überweisung',
      }),
  };
}

/** Issues an invoice over a part of an order or all of it. */
export async function issuedInvoice(
  shop: Shop,
  person: SignedIn,
  part: NewInvoice['part'] = null,
  orderId?: string,
): Promise<StaffInvoice> {
  const calls = invoiceCalls(person);
  return calls.issue(await calls.draft(orderId ?? (await placeOrder(shop)).orderId, part));
}
