import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { discountOf } from '../src/contract/billing/concession';
import type { ImportOutcome, Invoice, PaymentProposal, StaffInvoice } from '../src/contract/billing/invoice';
import type { Approval } from '../src/contract/people/approval';
import { cents } from '../src/contract/pricing/money';
import { berlinDay, dayAfter } from '../src/platform/time/time';
import { fromManyAddresses } from './accounts';
import { correctAddress } from './amendment-calls';
import { catchUp } from './catch-up';
import { invoiceCalls } from './invoice-calls';
import { body, moving, placedOrder, problem, useCompany } from './offer-calls';
import { open, pageTexts } from './pdf-text';
import { useStrapi } from './strapi';
import { usePeople } from './use-people';

const shop = useStrapi();
useCompany(shop);
fromManyAddresses(shop);
const { staff, lead, customer } = usePeople(shop, { staff: 'admin', lead: 'super_admin', customer: 'user' });
const calls = invoiceCalls(staff);
const today = berlinDay(new Date());

/** Bills all of a new order. */
async function billed(): Promise<StaffInvoice> {
  const order = await placedOrder(shop, staff, customer);
  return calls.issue(await calls.draft(order.id));
}

/** Bills all of a new order with 2 % off for who pays within seven days. */
async function billedEarly(): Promise<StaffInvoice> {
  const order = await placedOrder(shop, staff, customer);
  return calls.issue(await grant(await calls.draft(order.id), { share: 200, days: 7 }));
}

function grant(draft: StaffInvoice, earlyPayment: unknown): Promise<StaffInvoice> {
  const { company, name, street, postcode, city, email, reference } = draft.document.buyer;
  const buyer = { company, name, street, postcode, city, email, reference };
  const { subject, service } = draft.document;
  return calls.call('POST', `/invoices/${draft.id}/edit`, { ...moving(draft), buyer, subject, service, notes: [], earlyPayment });
}

const kindsOf = ({ payments }: Invoice) => payments.map(({ kind, amount }) => [kind, amount]);
const own = (id: string) => body<Invoice>(customer.call('GET', `/api/invoices/${id}`));
const writeOff = (who: typeof lead, invoice: StaffInvoice, key: string = randomUUID()) =>
  who.call('POST', `/api/staff/invoices/${invoice.id}/write-off`, { revision: invoice.revision, key, text: 'Insolvent' });

describe('a write-off', () => {
  test('is a lead’s entry that settles the rest, for a reason that only the team reads', async () => {
    const invoice = await calls.pay(await billed(), 1_000);
    const rest = invoice.due - 1_000;
    expect((await writeOff(staff, invoice)).status).toBe(403);
    const key = randomUUID();
    const answers = await Promise.all([writeOff(lead, invoice, key), writeOff(lead, invoice, key)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const settled = await calls.find(invoice.id);
    expect(settled).toMatchObject({ status: 'paid', writtenOff: rest, writeOffReason: 'Insolvent', remindOn: null });
    expect(kindsOf(settled)).toEqual([
      ['payment', 1_000],
      ['write_off', rest],
    ]);
    const seen = await own(invoice.id);
    expect(seen).toMatchObject({ status: 'paid', writtenOff: rest, giroCode: null });
    expect(JSON.stringify(seen)).not.toContain('Insolvent');
    expect(await problem(writeOff(lead, settled))).toEqual([409, 'invoice.wrong-status']);
  });

  test('gives way to what comes in after all', async () => {
    const invoice = await billed();
    const written = await body<StaffInvoice>(writeOff(lead, invoice));
    const partly = await calls.pay(written, 1_000);
    expect(partly).toMatchObject({ status: 'paid', writtenOff: invoice.due - 1_000, paid: invoice.due });
    const all = await calls.pay(partly, invoice.due - 1_000);
    expect(all).toMatchObject({ status: 'paid', writtenOff: 0, writeOffReason: null, paid: invoice.due });
    expect(all.timeline.map(({ name }) => name)).toContain('invoice.write-off-taken-back');
  });

  test('goes with a cancellation, so that only money is refunded', async () => {
    const invoice = await calls.pay(await billed(), 1_000);
    const cancelled = await calls.cancel(await body<StaffInvoice>(writeOff(lead, invoice)));
    expect(cancelled).toMatchObject({ status: 'cancelled', paid: 1_000, writtenOff: 0 });
  });

  test('is no money that a final invoice could take over', async () => {
    const { id: orderId } = await placedOrder(shop, staff, customer);
    const part = await calls.pay(await calls.issue(await calls.draft(orderId, { percent: 3_000 })), 1_000);
    const written = await body<StaffInvoice>(writeOff(lead, part));
    expect(await calls.pay(written, -1_000)).toMatchObject({ status: 'partly_paid', writtenOff: part.due - 1_000 });
    const final = await calls.issue(await calls.draft(orderId));
    expect(final).toMatchObject({ paid: 0, document: { replaces: [{ number: part.number, paid: 0 }] } });
    expect(await calls.find(part.id)).toMatchObject({ status: 'cancelled', paid: 0, writtenOff: 0 });
  });

  test('is asked for by staff and done by the approval, unless something came in meanwhile', async () => {
    const invoice = await billed();
    const ask = ({ id, revision }: StaffInvoice) =>
      staff.call('POST', '/api/staff/approvals', { kind: 'write_off', subjectId: id, revision, key: randomUUID(), note: 'Insolvent' });
    const decide = ({ id, revision }: Approval) => lead.call('POST', `/api/staff/approvals/${id}/approve`, { revision, key: randomUUID() });
    const asked = await body<Approval>(ask(invoice));
    expect(asked).toMatchObject({
      subject: { page: 'invoices', id: invoice.id, label: invoice.number },
      facts: [{ name: 'customer' }, { amount: invoice.due }, { name: 'written-off', amount: invoice.due }],
    });
    const partly = await calls.pay(await calls.find(invoice.id), 1_000);
    expect(await problem(decide(asked))).toEqual([409, 'approval.outdated']);
    const waiting = await body<Approval>(staff.call('GET', `/api/staff/approvals/${asked.id}`));
    expect(waiting.outdated).toBe(true);
    await body(staff.call('POST', `/api/staff/approvals/${asked.id}/withdraw`, moving(waiting)));
    await body(decide(await body<Approval>(ask(partly))));
    const settled = await calls.find(invoice.id);
    expect(settled).toMatchObject({ status: 'paid', writtenOff: invoice.due - 1_000, writeOffReason: 'Insolvent' });
    expect(await problem(ask(settled))).toEqual([409, 'invoice.wrong-status']);
  });
});

describe('a discount for early payment', () => {
  test('is on the draft, the paper and the page, until its day', async () => {
    const invoice = await billedEarly();
    const amount = invoice.due - discountOf(invoice.due, { share: 200 });
    expect(invoice.document).toMatchObject({ earlyPayment: { share: 200, days: 7, payBy: dayAfter(today, 7) } });
    expect((await own(invoice.id)).earlyOffer).toEqual({ share: 200, payBy: dayAfter(today, 7), amount });
    await catchUp(shop, 'platform/documents/store-documents', 'storeDocuments');
    const { url } = await body<{ url: string }>(customer.call('GET', `/api/invoices/${invoice.id}/download-url?format=pdf`));
    const pages = await pageTexts(await open(Buffer.from(await (await shop.http(url)).arrayBuffer())));
    expect(pages.join(' ')).toMatch(/ziehen Sie 2\s% Skonto ab/);
    const xml = await body<{ url: string }>(customer.call('GET', `/api/invoices/${invoice.id}/download-url?format=xml`));
    expect(await (await shop.http(xml.url)).text()).toContain('#SKONTO#TAGE=7#PROZENT=2.00#\n');
  });

  test('is granted to who pays in time, and found in a bank’s export', async () => {
    const invoice = await billedEarly();
    const asked = invoice.due - discountOf(invoice.due, { share: 200 });
    const [year, month, day] = today.split('-');
    const euros = (asked / 100).toFixed(2).replace('.', ',');
    const statement = `Buchungstag;Betrag;Verwendungszweck;Name\n${day}.${month}.${year};${euros};${invoice.number};Ada`;
    const { proposals } = await calls.call<{ proposals: PaymentProposal[] }>('POST', '/payments/proposals', { statement });
    expect(proposals).toMatchObject([{ match: 'number-and-amount', invoice: { id: invoice.id } }]);
    const chosen = [{ line: proposals[0]?.line ?? '', invoiceId: invoice.id }];
    expect(await calls.call<ImportOutcome>('POST', '/payments/import', { statement, chosen })).toEqual({ recorded: 1, skipped: 0 });
    const paid = await calls.find(invoice.id);
    expect(paid).toMatchObject({ status: 'paid', paid: invoice.due, writtenOff: 0, earlyOffer: null });
    expect(kindsOf(paid)).toEqual([
      ['payment', asked],
      ['early_payment', invoice.due - asked],
    ]);
    // Taken back with the payment that earned it.
    const bounced = await calls.pay(paid, -asked);
    expect(bounced).toMatchObject({ status: 'open', paid: 0 });
    expect(await problem(staff.call('POST', `/api/staff/invoices/${invoice.id}/payments`, paymentOf(bounced, -1)))).toEqual([
      409,
      'payment.below-zero',
    ]);
  });

  test('is not granted a day too late', async () => {
    const invoice = await billedEarly();
    const asked = invoice.due - discountOf(invoice.due, { share: 200 });
    const late = paymentOf(invoice, asked, dayAfter(today, 8));
    const paid = await calls.call<StaffInvoice>('POST', `/invoices/${invoice.id}/payments`, late);
    expect(paid).toMatchObject({ status: 'partly_paid', paid: asked });
  });

  test('follows the payment to the invoice that takes the place of its own', async () => {
    const invoice = await billedEarly();
    const asked = invoice.due - discountOf(invoice.due, { share: 200 });
    await calls.pay(invoice, asked);
    await correctAddress(staff, invoice.orderId, 'Torstraße 12');
    await body(staff.call('POST', `/api/staff/orders/${invoice.orderId}/invoices/adjust`, { key: randomUUID() }));
    const former = await calls.find(invoice.id);
    expect(former).toMatchObject({ status: 'cancelled', paid: 0 });
    const now = await calls.find(former.replacedBy?.id ?? '');
    expect(now).toMatchObject({ status: 'paid', due: invoice.due, paid: invoice.due, document: { replaces: [{ paid: asked }] } });
    expect(kindsOf(now)).toEqual([
      ['moved', asked],
      ['early_payment', invoice.due - asked],
    ]);
  });

  test.each([
    { share: 0, days: 7 },
    { share: 1_001, days: 7 },
    { share: 200, days: 0 },
    { share: 200, days: 15 },
    { share: 2.5, days: 7 },
  ])('is refused as %o', async (earlyPayment) => {
    const order = await placedOrder(shop, staff, customer);
    await expect(grant(await calls.draft(order.id), earlyPayment)).rejects.toThrow('input.invalid');
  });

  test('goes from the draft again', async () => {
    const order = await placedOrder(shop, staff, customer);
    const drafted = await grant(await calls.draft(order.id), { share: 200, days: 7 });
    const kept = await grant(drafted, undefined);
    expect(kept.document).toHaveProperty('earlyPayment');
    expect((await grant(kept, null)).document).not.toHaveProperty('earlyPayment');
  });

  const paymentOf = ({ revision }: StaffInvoice, amount: number, paidOn = today) => ({
    revision,
    key: randomUUID(),
    amount: cents(amount),
    paidOn,
    reference: '',
  });
});
