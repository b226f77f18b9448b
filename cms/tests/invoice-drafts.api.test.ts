import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { DraftChange, StaffInvoice } from '../src/contract/billing/invoice';
import { invoiceCalls, issuedInvoice } from './invoice-calls';
import { useCompany } from './offer-calls';
import { placeOrder } from './order-rows';
import { textOf } from './pdf-text';
import { useSharedStrapi } from './strapi';
import { usePeople } from './use-people';

const shop = useSharedStrapi();
useCompany(shop);
const { staff, customer, contractor } = usePeople(shop, { staff: 'admin', customer: 'user', contractor: 'contractor' });
const calls = invoiceCalls(staff);

const newDraft = async () => calls.draft((await placeOrder(shop)).orderId);
const changed: Omit<DraftChange, 'key' | 'revision' | 'text'> = {
  buyer: {
    company: 'Neue Firma GmbH',
    name: 'Zoë Neumann',
    street: 'Neue Straße 7',
    postcode: '04109',
    city: 'Leipzig',
    email: 'rechnung@neu.example',
    reference: 'Kostenstelle 12',
  },
  subject: 'Umbau Haus 3',
  service: { from: '2026-11-02', to: '2026-11-20' },
  notes: ['Projektleitung: Frau Ay.'],
};
const edit = (invoice: StaffInvoice, change: object = changed) =>
  calls.call<StaffInvoice>('POST', `/invoices/${invoice.id}/edit`, { ...calls.move(invoice), ...change });
const pdfOf = (id: string) => staff.call('GET', `/api/staff/invoices/${id}/draft/pdf`);

describe('a draft', () => {
  test('takes another address, period and texts, keeps amounts and taxes, and is issued with them', async () => {
    const draft = await newDraft();
    const edited = await edit(draft);
    const { buyer, ...rest } = changed;
    expect(edited.document).toMatchObject({ subject: rest.subject, service: rest.service, lines: draft.document.lines });
    expect(edited.document.buyer).toEqual({ ...draft.document.buyer, ...buyer });
    expect(edited.document.terms).toEqual([draft.document.terms[0], ...rest.notes]);
    expect([edited.due, edited.totals]).toEqual([draft.due, draft.totals]);
    const { items } = await calls.call<{ items: { id: string; name: string }[] }>(
      'GET',
      `/invoices?status=draft&q=${encodeURIComponent('Neue Firma')}`,
    );
    expect(items.some(({ id, name }) => id === draft.id && name === 'Neue Firma GmbH')).toBe(true);
    const issued = await calls.issue(edited);
    expect(issued.document).toMatchObject({ buyer: { city: 'Leipzig' }, subject: 'Umbau Haus 3' });
    await expect(edit(issued)).rejects.toThrow('invoice.wrong-status');
  });

  test('is changed once by a double click, and not by somebody who has seen an older one', async () => {
    const draft = await newDraft();
    const command = { ...calls.move(draft), ...changed };
    const send = () => calls.call<StaffInvoice>('POST', `/invoices/${draft.id}/edit`, command);
    await Promise.allSettled([send(), send()]);
    expect((await send()).revision).toBe(draft.revision + 1);
    await expect(edit(draft)).rejects.toThrow('stale');
  });

  test.each<[string, object, string?]>([
    ['no street', { buyer: { ...changed.buyer, street: ' ' } }],
    ['an address that is none', { buyer: { ...changed.buyer, email: 'neu' } }],
    ['a period that ends before it begins', { service: { from: '2026-11-20', to: '2026-11-02' } }],
    ['a sign that cannot be printed', { subject: '🏠' }, 'input.unprintable'],
    ['too many paragraphs', { notes: Array.from({ length: 6 }, () => 'x') }],
  ])('is not changed to %s', async (_what, change, code = 'input.invalid') => {
    const draft = await newDraft();
    await expect(edit(draft, { ...changed, ...change })).rejects.toThrow(code);
    expect((await calls.find(draft.id)).document).toEqual(draft.document);
  });

  test('keeps country and VAT ID, whatever is sent', async () => {
    const draft = await newDraft();
    const { document } = await edit(draft, { ...changed, buyer: { ...changed.buyer, country: 'FR', vatId: 'FR1' } });
    expect([document.buyer.country, document.buyer.vatId]).toEqual([draft.document.buyer.country, draft.document.buyer.vatId]);
  });

  test('is shown as a PDF that is no invoice', async () => {
    const draft = await edit(await newDraft());
    const answer = await pdfOf(draft.id);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ]);
    const text = await textOf(Buffer.from(await answer.arrayBuffer()));
    expect(text).toContain('Entwurf');
    expect(text).toContain('Neue Straße 7');
    expect(text).not.toMatch(/RE-\d/);
    expect((await pdfOf((await issuedInvoice(shop, staff)).id)).status).toBe(409);
    expect((await pdfOf('nobody')).status).toBe(404);
  });

  test('is for staff alone', async () => {
    const draft = await newDraft();
    for (const person of [customer, contractor]) {
      const command = { revision: draft.revision, key: randomUUID(), ...changed };
      expect((await person.call('POST', `/api/staff/invoices/${draft.id}/edit`, command)).status).toBe(403);
      expect((await person.call('GET', `/api/staff/invoices/${draft.id}/draft/pdf`)).status).toBe(403);
    }
    expect((await calls.find(draft.id)).revision).toBe(draft.revision);
  });
});
