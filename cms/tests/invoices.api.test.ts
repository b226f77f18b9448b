import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { StaffInvoice } from '../src/contract/billing/invoice';
import { payableOf, totalsOf } from '../src/contract/billing/document';
import { dayAfter } from '../src/platform/time/time';
import { invoiceCalls, issuedInvoice } from './invoice-calls';
import { fillCompany, useCompany } from './offer-calls';
import { placeOrder } from './order-rows';
import { aLine, offer, offeredLines } from './sample-documents';
import { useSharedStrapi } from './strapi';
import { usePeople } from './use-people';

const shop = useSharedStrapi();
useCompany(shop);
const { staff } = usePeople(shop, { staff: 'admin' });
const calls = invoiceCalls(staff);
const whole = totalsOf(offer);

const issued = (part: Parameters<typeof issuedInvoice>[2] = null, orderId?: string) => issuedInvoice(shop, staff, part, orderId);
const numberOf = (number: string) => Number(number.split('-')[2]);

describe('a draft', () => {
  test('is made of all of the order and has no number', async () => {
    const { orderId } = await placeOrder(shop);
    const draft = await calls.draft(orderId);
    expect(draft).toMatchObject({ number: '', status: 'draft', due: whole.gross, paid: 0, orderId });
    expect(draft.document).toMatchObject({ scope: 'full', service: { from: '2026-11-11', to: '2026-11-20' }, discount: 500 });
  });

  test('is made once for a call that comes twice', async () => {
    const { orderId } = await placeOrder(shop);
    const body = { key: randomUUID(), part: null };
    const drafts = await Promise.all([1, 2, 3].map(() => calls.call<StaffInvoice>('POST', `/orders/${orderId}/invoices`, body)));
    expect(new Set(drafts.map(({ id }) => id)).size).toBe(1);
  });

  test('can be thrown away, an issued invoice cannot', async () => {
    const { orderId } = await placeOrder(shop);
    const draft = await calls.draft(orderId);
    await calls.call('DELETE', `/invoices/${draft.id}`);
    await expect(calls.find(draft.id)).rejects.toThrow('invoice.not-found');
    const invoice = await calls.issue(await calls.draft(orderId));
    await expect(calls.call('DELETE', `/invoices/${invoice.id}`)).rejects.toThrow('invoice.wrong-status');
  });

  test.each([
    ['an unknown order', 'nobody', { part: null }, 'order.not-found'],
    ['no key', null, { key: 'x', part: null }, 'input.invalid'],
    ['more than all', null, { part: { percent: 10_001 } }, 'input.invalid'],
    ['nothing', null, { part: { net: 0 } }, 'input.invalid'],
    ['a percentage and an amount', null, { part: { net: 1, percent: 1 } }, 'input.invalid'],
    ['a period that ends before it begins', null, { part: null, service: { from: '2026-11-20', to: '2026-11-19' } }, 'input.invalid'],
    ['a cent more than the order', null, { part: { net: whole.net + 1 } }, 'invoice.above-order'],
  ])('of %s is refused', async (_name, order, body, code) => {
    const orderId = order ?? (await placeOrder(shop)).orderId;
    await expect(calls.call('POST', `/orders/${orderId}/invoices`, { key: randomUUID(), ...body })).rejects.toThrow(code);
  });
});

describe('issuing', () => {
  test('gives the next number, the day and the due day, and the seller as of now', async () => {
    const first = await issued();
    const second = await issued();
    expect(first.number).toMatch(/^RE-\d{4}-\d{5}$/);
    expect(numberOf(second.number)).toBe(numberOf(first.number) + 1);
    expect(second).toMatchObject({
      status: 'open',
      dueOn: dayAfter(second.document.date, 14),
      document: { seller: { bank: 'Commerzbank' } },
    });
    expect(second.giroCode?.text).toContain(second.number);
    expect(new Set(second.giroCode?.rows.map((row) => row.length))).toEqual(new Set([second.giroCode?.rows.length]));
    expect(second.timeline.map(({ name, actor }) => [name, actor])).toEqual([
      ['invoice.drafted', 'staff'],
      ['invoice.issued', 'staff'],
    ]);
  });

  test('happens once for a move that comes three times at once', async () => {
    const { orderId } = await placeOrder(shop);
    const draft = await calls.draft(orderId);
    const move = calls.move(draft);
    const answers = await Promise.all([1, 2, 3].map(() => calls.call<StaffInvoice>('POST', `/invoices/${draft.id}/issue`, move)));
    expect(new Set(answers.map(({ number }) => number)).size).toBe(1);
    await expect(calls.issue(draft)).rejects.toThrow('stale');
    await expect(calls.issue({ ...draft, revision: 2 })).rejects.toThrow('invoice.wrong-status');
  });

  test('of two drafts over all of an order lets one through', async () => {
    const { orderId } = await placeOrder(shop);
    const [one, other] = await Promise.all([calls.draft(orderId), calls.draft(orderId)]);
    const results = await Promise.allSettled([calls.issue(one), calls.issue(other)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('of parts stops at the order’s net price', async () => {
    const { orderId } = await placeOrder(shop);
    const drafts = await Promise.all([1, 2, 3].map(() => calls.draft(orderId, { percent: 4_000 })));
    const results = await Promise.allSettled(drafts.map(calls.issue));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });

  test('waits for complete company data and names what is missing as the panel does', async () => {
    const company = shop.strapi.db.query('api::company.company');
    await company.updateMany({ where: {}, data: { iban: 'DE00', taxNumber: null } });
    const { orderId } = await placeOrder(shop);
    const draft = await calls.draft(orderId);
    const answer = await staff.call('POST', `/api/staff/invoices/${draft.id}/issue`, calls.move(draft));
    const { error } = (await answer.json()) as { error: { code: string; message: string } };
    await fillCompany(shop);
    expect([answer.status, error.code]).toEqual([409, 'company.incomplete']);
    expect(error.message).toContain('Steuernummer, IBAN');
    expect((await calls.issue(draft)).status).toBe('open');
  });

  test.each([
    ['an incomplete address', { ...offer, buyer: { ...offer.buyer, city: ' ' } }, 'invoice.incomplete'],
    ['no VAT ID at reverse charge', { ...offer, taxCase: 'reverse-charge', buyer: { ...offer.buyer, vatId: '' } }, 'invoice.incomplete'],
    ['a negative sum', { ...offer, lines: [aLine({ name: 'Nachlass', unit: 'object', quantity: 1, price: -1 })] }, 'invoice.negative'],
    ['a country that is none', { ...offer, buyer: { ...offer.buyer, country: 'ZZ' } }, 'invoice.country-unknown'],
    ['a VAT ID of no country', { ...offer, buyer: { ...offer.buyer, vatId: 'AA9999' } }, 'invoice.vat-id-wrong'],
    ['a control character', { ...offer, buyer: { ...offer.buyer, company: 'A\u0007B' } }, 'invoice.controls'],
    ['lines that do not add up', { ...offer, lines: offer.lines.map((line) => ({ ...line, net: 1 })) }, 'invoice.line-sum-wrong'],
  ])('refuses %s', async (_name, document, code) => {
    const before = numberOf((await issued()).number);
    const { orderId } = await placeOrder(shop, { document: document as typeof offer });
    const draft = await calls.draft(orderId);
    await expect(calls.issue(draft)).rejects.toThrow(code);
    expect(numberOf((await issued()).number)).toBe(before + 1);
  });
});

describe('partial and final invoices', () => {
  test('a final one deducts what partial ones brought, once they are paid', async () => {
    const { orderId } = await placeOrder(shop);
    const first = await issued({ percent: 3_000 }, orderId);
    expect(first.document).toMatchObject({
      scope: 'partial',
      lines: [{ name: expect.stringMatching(/^Abschlag 30\s% auf Bestellung BE-/) }],
    });
    await calls.pay(first, first.due);
    const final = await issued(null, orderId);
    expect(final.document).toMatchObject({ scope: 'final', prepayments: [{ number: first.number, gross: first.due }] });
    expect(final.due).toBe(whole.gross - first.due);
    await expect(calls.draft(orderId, { percent: 1 })).rejects.toThrow('invoice.order-billed');
    await expect(calls.cancel(await calls.find(first.id))).rejects.toThrow('invoice.deducted');
    await calls.cancel(final);
    expect((await calls.cancel(await calls.find(first.id))).status).toBe('cancelled');
  });

  test('a final one cancels what is not fully paid and carries over what came in, so that one amount is owed', async () => {
    const { orderId } = await placeOrder(shop);
    const paid = await issued({ percent: 2_000 }, orderId);
    await calls.pay(paid, paid.due);
    const [unpaid, begun] = [await issued({ percent: 1_000 }, orderId), await issued({ percent: 3_000 }, orderId)];
    const draft = await calls.draft(orderId);
    await calls.pay(begun, 5_000);
    const move = calls.move(draft);
    const answers = await Promise.all([1, 2].map(() => calls.call<StaffInvoice>('POST', `/invoices/${draft.id}/issue`, move)));
    const [final] = answers as [StaffInvoice, StaffInvoice];
    expect(final).toMatchObject({ status: 'partly_paid', due: whole.gross - paid.due, paid: 5_000 });
    expect(final.document).toMatchObject({
      prepayments: [{ number: paid.number }],
      replaces: [
        { number: unpaid.number, paid: 0 },
        { number: begun.number, paid: 5_000 },
      ],
    });
    expect(final.giroCode?.text).toContain(`EUR${((final.due - 5_000) / 100).toFixed(2)}`);
    expect(final.payments).toMatchObject([{ amount: 5_000, source: 'moved', reference: begun.number }]);
    const [former, other] = [await calls.find(begun.id), await calls.find(unpaid.id)];
    expect(former).toMatchObject({ status: 'cancelled', paid: 0, replacedBy: { id: final.id, number: final.number } });
    expect(former.payments).toMatchObject([{ amount: 5_000 }, { amount: -5_000, source: 'moved', reference: final.number }]);
    expect(other).toMatchObject({ status: 'cancelled', payments: [] });
    expect([other, former].map(({ cancellation }) => numberOf(cancellation?.number ?? ''))).toEqual([
      numberOf(final.number) + 1,
      numberOf(final.number) + 2,
    ]);
  });

  test('three over the whole price leave a final one that asks for nothing', async () => {
    const lines = [aLine({ name: 'Grundriss', unit: 'plan', quantity: 3, price: 3_350 })];
    const { orderId } = await placeOrder(shop, { document: { ...offer, lines: offeredLines(lines), discount: 0 } });
    for (const _part of [1, 2, 3]) {
      const part = await issued({ net: 3_350 as never }, orderId);
      await calls.pay(part, part.due);
    }
    const final = await issued(null, orderId);
    expect(final).toMatchObject({ status: 'paid', due: 0, totals: { net: 10_050, vat: 1_910, gross: 11_960 } });
    expect(payableOf(final.document)).toEqual({ prepaid: 11_961, rounding: 1, payable: 0 });
  });

  test('a draft of all does not outlive a partial invoice', async () => {
    const { orderId } = await placeOrder(shop);
    const draft = await calls.draft(orderId);
    const partial = await issued({ net: 10_000 as never }, orderId);
    await calls.pay(partial, partial.due);
    await expect(calls.issue(draft)).rejects.toThrow('invoice.outdated');
  });
});

describe('cancelling', () => {
  test('issues the opposite under the next number, and both know of each other', async () => {
    const invoice = await issued();
    const cancelled = await calls.cancel(invoice, 'Doppelt berechnet');
    expect(cancelled).toMatchObject({ status: 'cancelled', number: invoice.number, giroCode: null, due: invoice.due });
    const cancellation = await calls.find(cancelled.cancellation?.id ?? '');
    expect(numberOf(cancellation.number)).toBe(numberOf(invoice.number) + 1);
    expect(cancellation).toMatchObject({ status: 'cancelled', cancels: { id: invoice.id, number: invoice.number }, due: 0 });
    expect(cancellation.totals.gross).toBe(-invoice.totals.gross);
    expect(cancellation.document).toMatchObject({ kind: 'cancellation', reason: 'Doppelt berechnet' });
    await expect(calls.cancel(cancelled)).rejects.toThrow('invoice.wrong-status');
    await expect(calls.cancel(cancellation)).rejects.toThrow('invoice.wrong-status');
  });

  test('happens once for a move that comes twice at once', async () => {
    const invoice = await issued();
    const move = { ...calls.move(invoice), text: 'Doppelt' };
    const answers = await Promise.all([1, 2].map(() => calls.call<StaffInvoice>('POST', `/invoices/${invoice.id}/cancel`, move)));
    expect(new Set(answers.map(({ cancellation }) => cancellation?.number)).size).toBe(1);
  });

  test('needs a reason, and an issued invoice', async () => {
    const invoice = await issued();
    await expect(calls.cancel(invoice, ' ')).rejects.toThrow('input.invalid');
    const draft = await calls.draft((await placeOrder(shop)).orderId);
    await expect(calls.cancel(draft)).rejects.toThrow('invoice.wrong-status');
  });

  test('frees the order to be billed again', async () => {
    const { orderId } = await placeOrder(shop);
    await calls.cancel(await issued(null, orderId));
    expect((await issued(null, orderId)).status).toBe('open');
  });
});

describe('payments', () => {
  test('turn an invoice partly paid, paid, and back by a counter-entry', async () => {
    const invoice = await issued();
    const part = await calls.pay(invoice, 10_000);
    expect([part.status, part.paid]).toEqual(['partly_paid', 10_000]);
    expect(part.giroCode?.text).toContain(`EUR${((invoice.due - 10_000) / 100).toFixed(2)}`);
    const paid = await calls.pay(part, invoice.due - 10_000);
    expect([paid.status, paid.giroCode]).toEqual(['paid', null]);
    const back = await calls.pay(paid, -invoice.due);
    expect([back.status, back.paid, back.payments.map(({ amount }) => amount)]).toEqual([
      'open',
      0,
      [10_000, invoice.due - 10_000, -invoice.due],
    ]);
  });

  test.each([
    ['more back than came in', { amount: -1 }, 'payment.below-zero'],
    ['nothing', { amount: 0 }, 'input.invalid'],
    ['a part of a cent', { amount: 1.5 }, 'input.invalid'],
    ['no day', { amount: 1, paidOn: '25.11.2026' }, 'input.invalid'],
    ['an old revision', { amount: 1, revision: 1 }, 'stale'],
  ])('of %s are refused', async (_name, wrong, code) => {
    const invoice = await issued();
    const body = { ...calls.move(invoice), paidOn: '2026-11-25', reference: '', ...wrong };
    await expect(calls.call('POST', `/invoices/${invoice.id}/payments`, body)).rejects.toThrow(code);
    expect((await calls.find(invoice.id)).payments).toEqual([]);
  });

  test('count once when they come twice', async () => {
    const invoice = await issued();
    const body = { ...calls.move(invoice), amount: 500, paidOn: '2026-11-25', reference: '' };
    await Promise.all([1, 2, 3].map(() => calls.call('POST', `/invoices/${invoice.id}/payments`, body)));
    expect((await calls.find(invoice.id)).paid).toBe(500);
  });

  test('for a cancelled invoice are kept and can go back', async () => {
    const cancelled = await calls.cancel(await calls.pay(await issued(), 5_000));
    expect((await calls.pay(cancelled, -5_000)).paid).toBe(0);
    const cancellation = await calls.find(cancelled.cancellation?.id ?? '');
    await expect(calls.pay(cancellation, 1)).rejects.toThrow('invoice.wrong-status');
  });
});
