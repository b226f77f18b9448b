import { describe, expect, test } from 'vitest';
import type { Approval } from '../src/contract/people/approval';
import type { LoggedEvent } from '../src/contract/people/logged-event';
import type { Page } from '../src/contract/list';
import type { StaffQuoteView } from '../src/contract/quoting/offer';
import { newEmail } from './accounts';
import { askingFor, discountedQuote } from './approval-calls';
import { catchUp } from './catch-up';
import { body, moving, problem, staffQuote, useCompany } from './offer-calls';
import { peopleCalls } from './people-calls';
import { useSharedStrapi } from './strapi';
import { usePeople } from './use-people';

const shop = useSharedStrapi();
useCompany(shop);
const people = usePeople(shop, { staff: 'admin', colleague: 'admin', lead: 'super_admin', other: 'super_admin', customer: 'user' });
const { staff, colleague, lead, other, customer } = people;

const ask = (quote: StaffQuoteView, change = {}) => staff.call('POST', '/api/staff/approvals', askingFor(quote, change));
const asked = async (change = {}) => {
  const quote = await discountedQuote(shop, staff, newEmail(), change);
  return { quote, approval: await body<Approval>(ask(quote)) };
};
const decide = (who: typeof lead, approval: Approval, event: string, text?: string) =>
  who.call('POST', `/api/staff/approvals/${approval.id}/${event}`, moving(approval, text));
const read = (id: string) => body<Approval>(lead.call('GET', `/api/staff/approvals/${id}`));
const about = (subject: string): Promise<LoggedEvent[]> =>
  shop.strapi.db.query('api::event.event').findMany({ where: { subject }, orderBy: { seq: 'asc' } });
const mailsTo = async (to: string): Promise<{ template: string }[]> => {
  await catchUp(shop, 'domain/notices/queue-mails', 'queueMails');
  return shop.strapi.db.query('api::outbox.outbox').findMany({ where: { to, template: { $startsWith: 'approval-' } } });
};

describe('an approval', () => {
  test('is asked for with a note, and says exactly what would be done', async () => {
    const { quote, approval } = await asked();
    expect(approval).toMatchObject({
      kind: 'discount',
      status: 'asked',
      subject: { page: 'quotes', id: quote.id, label: quote.number },
      note: 'Stammkunde, zehn Pläne im Jahr',
      facts: [
        { name: 'customer', text: 'Ada <b>Beispiel</b>' },
        { name: 'list', amount: 7_800 },
        { name: 'offered', amount: 5_850 },
        { name: 'below-list', share: 2_500 },
        { name: 'valid-until' },
      ],
      own: true,
      outdated: false,
    });
    expect((await mailsTo(lead.email)).length).toBeGreaterThan(0);
    expect((await about(quote.id)).at(-1)).toMatchObject({
      name: 'quote.approval-asked',
      actor: 'admin',
      data: { approvalId: approval.id },
    });
  });

  test('sends the offer at once, in the lead’s name with the asker’s beside it', async () => {
    const { quote, approval } = await asked();
    const leadId = (await body<{ uid: string }>(lead.call('GET', '/api/account'))).uid;
    expect(await body<Approval>(decide(lead, approval, 'approve'))).toMatchObject({ status: 'approved' });
    expect(await staffQuote(staff, quote.id)).toMatchObject({ status: 'offered', offers: [{ version: 'a', totals: { net: 5_850 } }] });
    const sent = (await about(quote.id)).at(-1);
    expect(sent).toMatchObject({ name: 'quote.offered', actor: 'superAdmin', accountId: leadId, data: { approvalId: approval.id } });
    expect(sent?.data.askedBy).toBe((await about(approval.id))[0]?.accountId);
    expect(await mailsTo(staff.email)).toContainEqual(expect.objectContaining({ template: 'approval-approved' }));
  });

  test('is refused only with a reason, which the asker reads', async () => {
    const { quote, approval } = await asked();
    expect(await problem(decide(lead, approval, 'refuse'))).toEqual([400, 'input.invalid']);
    expect(await body(decide(lead, approval, 'refuse', 'Zu wenig Marge'))).toMatchObject({ status: 'refused', reason: 'Zu wenig Marge' });
    expect(await staffQuote(staff, quote.id)).toMatchObject({ status: 'in_review', offers: [] });
    expect((await about(quote.id)).at(-1)).toMatchObject({ name: 'quote.approval-ended' });
    expect(await mailsTo(staff.email)).toContainEqual(expect.objectContaining({ template: 'approval-refused' }));
  });

  test('is decided by no admin, and withdrawn by whoever asked alone', async () => {
    const { approval } = await asked();
    expect(await problem(decide(staff, approval, 'approve'))).toEqual([409, 'approval.wrong-status']);
    expect(await problem(decide(staff, approval, 'refuse', 'Nein'))).toEqual([409, 'approval.wrong-status']);
    expect(await problem(decide(colleague, approval, 'withdraw'))).toEqual([403, 'approval.not-own']);
    expect(await body(decide(staff, approval, 'withdraw'))).toMatchObject({ status: 'withdrawn' });
  });

  test('waits once for the same thing, and can be asked for again after the decision', async () => {
    const { quote, approval } = await asked();
    expect(await problem(colleague.call('POST', '/api/staff/approvals', askingFor(quote)))).toEqual([409, 'approval.already-asked']);
    await body(decide(lead, approval, 'refuse', 'Noch nicht'));
    expect((await ask(quote)).status).toBe(201);
  });

  test('asked for twice by one click is one, also at once', async () => {
    const quote = await discountedQuote(shop, staff, newEmail());
    const click = askingFor(quote);
    const answers = await Promise.all([1, 2, 3].map(() => staff.call('POST', '/api/staff/approvals', click)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    const { items } = await body<Page<Approval>>(staff.call('GET', `/api/staff/approvals?subject=${quote.id}`));
    expect(items).toHaveLength(1);
    expect(await problem(colleague.call('POST', '/api/staff/approvals', click))).toEqual([400, 'input.invalid']);
  });

  test('is decided once by two leads at once, and a double click sends one offer', async () => {
    const { quote, approval } = await asked();
    const click = moving(approval);
    const path = `/api/staff/approvals/${approval.id}`;
    const answers = await Promise.all([
      lead.call('POST', `${path}/approve`, click),
      lead.call('POST', `${path}/approve`, click),
      other.call('POST', `${path}/refuse`, moving(approval, 'Nein')),
    ]);
    const { status } = await read(approval.id);
    expect(answers.map((answer) => answer.status)).toEqual(status === 'approved' ? [200, 200, 409] : [409, 409, 200]);
    expect((await staffQuote(staff, quote.id)).offers).toHaveLength(status === 'approved' ? 1 : 0);
  });

  test('of a draft that changed since can only be refused or withdrawn', async () => {
    const { quote, approval } = await asked();
    const draft = { ...quote.draft.draft, discount: 3_000 };
    await body(staff.call('PUT', `/api/staff/quotes/${quote.id}/draft`, { revision: quote.revision, draft }));
    expect(await read(approval.id)).toMatchObject({ outdated: true });
    expect(await problem(decide(lead, approval, 'approve'))).toEqual([409, 'approval.outdated']);
    expect(await body(decide(lead, approval, 'refuse', 'Bitte neu'))).toMatchObject({ status: 'refused' });
    expect((await staffQuote(staff, quote.id)).offers).toEqual([]);
  });

  test('saved again unchanged is still the one that was asked for', async () => {
    const { quote, approval } = await asked();
    await body(staff.call('PUT', `/api/staff/quotes/${quote.id}/draft`, { revision: quote.revision, draft: quote.draft.draft }));
    expect(await body(decide(lead, approval, 'approve'))).toMatchObject({ status: 'approved' });
  });

  test.each([
    ['a discount that staff may give', { discount: 2_000 }, 'approval.not-needed'],
    ['an open tax case', { taxCase: null }, 'quote.tax-case-open'],
    ['a past validity', { validUntil: '2020-01-01' }, 'quote.validity-past'],
  ])('is not given for %s', async (_name, change, code) => {
    const quote = await discountedQuote(shop, staff, newEmail(), change);
    expect(await problem(ask(quote))).toEqual([409, code]);
  });

  test('is asked for what was seen, of what there is, and not by a lead', async () => {
    const quote = await discountedQuote(shop, staff, newEmail());
    expect(await problem(ask(quote, { revision: quote.revision - 1 }))).toEqual([409, 'stale']);
    expect(await problem(ask(quote, { subjectId: 'nothing' }))).toEqual([404, 'quote.not-found']);
    expect(await problem(ask(quote, { note: ' ' }))).toEqual([400, 'input.invalid']);
    expect(await problem(lead.call('POST', '/api/staff/approvals', askingFor(quote)))).toEqual([409, 'approval.not-needed']);
    expect((await customer.call('POST', '/api/staff/approvals', askingFor(quote))).status).toBe(403);
  });

  test('stands in a list by state, page by page', async () => {
    const { quote } = await asked();
    const first = await body<Page<Approval>>(lead.call('GET', '/api/staff/approvals?status=asked&limit=1'));
    expect(first.items).toMatchObject([{ status: 'asked', subject: { id: quote.id } }]);
    const second = await body<Page<Approval>>(lead.call('GET', `/api/staff/approvals?status=asked&limit=1&cursor=${first.next}`));
    expect(second.items[0]?.id).not.toBe(first.items[0]?.id);
  });

  test('goes with its request when that is erased', async () => {
    const { foundAt, path } = peopleCalls(shop, lead);
    const email = newEmail();
    const quote = await discountedQuote(shop, staff, email);
    await body(ask(quote));
    await catchUp(shop, 'domain/notices/queue-mails', 'queueMails');
    const { id } = await foundAt(email);
    await body(lead.call('POST', path(id, '/erasure'), { address: email }));
    expect(await shop.strapi.db.query('api::approval.approval').count({ where: { subjectId: quote.id } })).toBe(0);
    const mails: { payload: object }[] = await shop.strapi.db.query('api::outbox.outbox').findMany({ where: { to: lead.email } });
    expect(JSON.stringify(mails)).not.toContain(quote.id);
  });

  test('is not told to the customer', async () => {
    const quote = await discountedQuote(shop, staff, customer.email);
    await body(ask(quote));
    expect(await (await customer.call('GET', `/api/quotes/${quote.id}`)).text()).not.toContain('approval');
  });
});
