import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Invoice, StaffInvoice } from '../src/contract/billing/invoice';
import { payableOf, totalsOf } from '../src/contract/billing/document';
import { invoiceCalls, issuedInvoice } from './invoice-calls';
import { useCompany } from './offer-calls';
import { placeOrder } from './order-rows';
import { offer } from './sample-documents';
import { useSharedStrapi } from './strapi';
import { usePeople } from './use-people';

const shop = useSharedStrapi();
useCompany(shop);
const { staff, customer, contractor } = usePeople(shop, { staff: 'admin', customer: 'user', contractor: 'contractor' });
const calls = invoiceCalls(staff);
const whole = totalsOf(offer);
const [first, second] = offer.lines as [(typeof offer.lines)[number], (typeof offer.lines)[number]];
const correct = (invoice: StaffInvoice, lines: object[], move = calls.move(invoice)) =>
  calls.call<StaffInvoice>('POST', `/invoices/${invoice.id}/correct`, { ...move, text: 'Ein Plan entfällt', lines });
const onePlan = [{ key: first.key, quantity: 1 }];

describe('a correction', () => {
  test('lowers what is owed under the next number, and both know of each other', async () => {
    const invoice = await issuedInvoice(shop, staff);
    const corrected = await correct(invoice, [...onePlan, { key: second.key, net: 1_000 }]);
    const [made] = corrected.corrections;
    const correction = await calls.find(made?.id ?? '');
    const { gross } = totalsOf(correction.document);
    expect(corrected).toMatchObject({ status: 'open', number: invoice.number, due: whole.gross - gross });
    expect(corrected.giroCode?.text).toContain(`EUR${((whole.gross - gross) / 100).toFixed(2)}`);
    expect(corrected.left[1]).toEqual({ key: second.key, net: second.net - 1_000 });
    expect(correction).toMatchObject({
      status: 'correction',
      due: 0,
      giroCode: null,
      corrects: { id: invoice.id, number: invoice.number },
    });
    expect(correction.document).toMatchObject({
      kind: 'correction',
      reason: 'Ein Plan entfällt',
      lines: [{ quantity: 1 }, { net: 1_000 }],
    });
    expect(Number(correction.number.split('-')[2])).toBe(Number(invoice.number.split('-')[2]) + 1);
    for (const call of [calls.cancel, (one: StaffInvoice) => calls.pay(one, 1), (one: StaffInvoice) => correct(one, onePlan)])
      await expect(call(correction)).rejects.toThrow('invoice.wrong-status');
  });

  test('leaves a rest that is cancelled, and all of it leaves nothing to cancel', async () => {
    const invoice = await issuedInvoice(shop, staff);
    const corrected = await correct(invoice, onePlan);
    const cancelled = await calls.cancel(corrected);
    expect(cancelled).toMatchObject({ status: 'cancelled', cancellation: { number: expect.stringMatching(/^RE-/) } });
    const cancellation = await calls.find(cancelled.cancellation?.id ?? '');
    const [taken] = corrected.corrections;
    expect(cancellation.document).toMatchObject({ corrected: [{ number: taken?.number }] });
    expect(payableOf(cancellation.document).payable).toBe(0 - corrected.due);
    const other = await issuedInvoice(shop, staff);
    const nothing = await correct(
      other,
      other.left.map(({ key, net }) => ({ key, net })),
    );
    await expect(calls.cancel(nothing)).rejects.toThrow('invoice.corrected');
  });

  test('of a paid invoice leaves an overpayment that can go back', async () => {
    const invoice = await issuedInvoice(shop, staff);
    const corrected = await correct(await calls.pay(invoice, invoice.due), onePlan);
    const over = corrected.paid - corrected.due;
    expect([corrected.status, over > 0]).toEqual(['paid', true]);
    const refund = (amount: number, move = calls.move(corrected)) =>
      calls.call<StaffInvoice>('POST', `/invoices/${invoice.id}/refund`, {
        ...move,
        amount,
        paidOn: '2026-11-26',
        reference: 'Erstattung',
      });
    await expect(refund(over + 1)).rejects.toThrow('payment.above-overpaid');
    await expect(refund(-1)).rejects.toThrow('input.invalid');
    const move = calls.move(corrected);
    const [refunded] = await Promise.all([refund(over, move), refund(over, move)]);
    expect(refunded).toMatchObject({ status: 'paid', paid: corrected.due });
    expect(refunded?.payments.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['payment', invoice.due],
      ['refund', -over],
    ]);
    await expect(refund(1, calls.move(refunded as StaffInvoice))).rejects.toThrow('payment.above-overpaid');
  });

  test('is no condition for giving back what was paid on a cancelled invoice', async () => {
    const cancelled = await calls.cancel(await calls.pay(await issuedInvoice(shop, staff), 5_000));
    const body = { ...calls.move(cancelled), amount: 5_000, paidOn: '2026-11-26', reference: '' };
    const refunded = await calls.call<StaffInvoice>('POST', `/invoices/${cancelled.id}/refund`, body);
    expect(refunded).toMatchObject({ status: 'cancelled', paid: 0 });
    for (const person of [customer, contractor])
      expect((await person.call('POST', `/api/staff/invoices/${cancelled.id}/refund`, body)).status).toBe(403);
  });

  test('happens once for a move that comes three times at once', async () => {
    const invoice = await issuedInvoice(shop, staff);
    const move = calls.move(invoice);
    await Promise.all([1, 2, 3].map(() => correct(invoice, onePlan, move)));
    expect((await calls.find(invoice.id)).corrections).toHaveLength(1);
    await expect(correct(invoice, onePlan)).rejects.toThrow('stale');
  });

  test.each([
    ['more than a line says', [{ key: first.key, net: first.net + 1 }], 'invoice.correction-above'],
    ['a line that is not there', [{ key: 'nothing', net: 1 }], 'invoice.correction-above'],
    ['a line twice', [...onePlan, ...onePlan], 'input.invalid'],
    ['nothing', [], 'input.invalid'],
    ['a negative amount', [{ key: first.key, net: -1 }], 'input.invalid'],
  ])('that takes back %s is refused', async (_name, lines, code) => {
    const invoice = await issuedInvoice(shop, staff);
    await expect(correct(invoice, lines)).rejects.toThrow(code);
    expect((await calls.find(invoice.id)).corrections).toEqual([]);
  });

  test('needs a reason, and an issued invoice that is no partial one', async () => {
    const invoice = await issuedInvoice(shop, staff);
    const body = { ...calls.move(invoice), text: ' ', lines: onePlan };
    await expect(calls.call('POST', `/invoices/${invoice.id}/correct`, body)).rejects.toThrow('input.invalid');
    const draft = await calls.draft((await placeOrder(shop)).orderId);
    await expect(correct(draft, onePlan)).rejects.toThrow('invoice.wrong-status');
    const partial = await issuedInvoice(shop, staff, { percent: 3_000 });
    await expect(correct(partial, [{ key: '1', net: 1 }])).rejects.toThrow('invoice.wrong-status');
  });

  test('is shown to its customer, and made by staff alone', async () => {
    const { orderId } = await placeOrder(shop, { ownerId: customer.id });
    const invoice = await correct(await issuedInvoice(shop, staff, null, orderId), onePlan);
    const id = invoice.corrections[0]?.id ?? '';
    expect((await (await customer.call('GET', `/api/invoices/${id}`)).json()) as Invoice).toMatchObject({ status: 'correction' });
    const { items } = (await (await customer.call('GET', '/api/invoices')).json()) as {
      items: { id: string; kind: string; gross: number }[];
    };
    expect(items.find((one) => one.id === id)).toMatchObject({ kind: 'correction', gross: expect.toSatisfy((gross: number) => gross < 0) });
    const body = { key: randomUUID(), revision: invoice.revision, text: 'x', lines: onePlan };
    for (const person of [customer, contractor])
      expect((await person.call('POST', `/api/staff/invoices/${invoice.id}/correct`, body)).status).toBe(403);
  });
});
