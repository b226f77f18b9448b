import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Contractor, ContractorChange, ContractorDetail, ContractorSummary } from '../src/contract/production/contractor';
import type { Page } from '../src/contract/list';
import { createAccount, mailTo, PASSWORD, refreshed, signedInAs, signIn, type SignedIn } from './accounts';
import { act, ask, assignDirectly, bid, decide, handIn, requestsTo, staffWork } from './assignment-calls';
import { catchUp } from './catch-up';
import { body, transitionOrder, newQuote, placedOrder, problem, useCompany } from './offer-calls';
import { compiled, useStrapi } from './strapi';
import { usePeople } from './use-people';

const team = 'team@planquadrat.example';

const shop = useStrapi({ STAFF_EMAIL: team });
useCompany(shop);
const { staff, lead, customer } = usePeople(shop, { staff: 'admin', lead: 'super_admin', customer: 'user' });

const followPeople = () => catchUp(shop, 'domain/records/people', 'followPeople');
const followWork = () => catchUp(shop, 'domain/production/assignments/follow-documents', 'withdrawAssignments');
const path = (id: string, part = '') => `/api/staff/contractors/${id}${part}`;
const show = (id: string) => body<ContractorDetail>(lead.call('GET', path(id)));
const list = (query = '') => body<Page<Contractor>>(lead.call('GET', `/api/staff/contractors?${query}`));
const contractors = async () =>
  (await body<Page<ContractorSummary>>(staff.call('GET', '/api/staff/assignees?limit=100'))).items.map(({ id }) => id);
const block = (id: string, how: 'block' | 'unblock' = 'block') => lead.call('POST', path(id, `/${how}`));

/** Makes an assignment that a contractor works on, of an order in production. */
async function workOf(contractor: SignedIn): Promise<{ id: string; quoteId: string }> {
  const order = await placedOrder(shop, staff, customer);
  await transitionOrder(staff, order.id, 'start');
  const { id } = await assignDirectly(staff, contractor, { quoteId: order.quote.id });
  return { id, quoteId: order.quote.id };
}

const started = async (contractor: SignedIn): Promise<string> => {
  const { id } = await workOf(contractor);
  await body(act(contractor, id, 'start'));
  return id;
};

const profile: Omit<ContractorChange, 'revision'> = {
  skills: ['paper-to-cad', 'cad-services/plan-zeichnen'],
  formats: ['dwg', 'ifc'],
  rates: [{ per: 'hour', price: 4_500 as ContractorChange['rates'][number]['price'] }],
  languages: ['en', 'pl'],
  weeklyHours: 30,
  notes: 'Nur über Mail erreichbar',
};

describe('a contractor’s profile', () => {
  test('is written by super admins and shows staff what to choose by, but for the notes', async () => {
    const contractor = await signedInAs(shop, 'contractor');
    await followPeople();
    expect(await show(contractor.id)).toMatchObject({ revision: 0, skills: [], weeklyHours: null, state: 'active' });
    const saved = await body<ContractorDetail>(lead.call('PUT', path(contractor.id), { ...profile, revision: 0 }));
    expect(saved).toMatchObject({ ...profile, revision: 1 });
    expect(await problem(lead.call('PUT', path(contractor.id), { ...profile, revision: 0 }))).toEqual([409, 'stale']);
    const members = await body<Page<ContractorSummary>>(staff.call('GET', '/api/staff/assignees?limit=100'));
    const member = members.items.find(({ id }) => id === contractor.id);
    expect(member).toMatchObject({ skills: profile.skills, rates: profile.rates, weeklyHours: 30 });
    expect(member).not.toHaveProperty('notes');
    expect(await problem(staff.call('PUT', path(contractor.id), { ...profile, revision: 1 }))).toEqual([403, 'auth.forbidden']);
  });

  test('saved twice at once is saved once', async () => {
    const { id } = await signedInAs(shop, 'contractor');
    const both = await Promise.all([0, 1].map(() => lead.call('PUT', path(id), { ...profile, revision: 0 })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test.each([
    ['a format that nobody takes', { formats: ['exe'] }],
    ['a rate for nothing', { rates: [{ per: 'hour', price: 0 }] }],
    ['more hours than a week of work has', { weeklyHours: 81 }],
    ['a skill that is no address of the catalogue', { skills: ['../x'] }],
    ['a language that nobody asked for', { languages: ['xx'] }],
  ])('is refused with %s', async (_what, change) => {
    const { id } = await signedInAs(shop, 'contractor');
    expect(await problem(lead.call('PUT', path(id), { ...profile, revision: 0, ...change }))).toEqual([400, 'input.invalid']);
    expect((await show(id)).revision).toBe(0);
  });

  test('is had for contractors alone, and stands in their data', async () => {
    for (const id of [customer.id, 'nobody']) expect(await problem(lead.call('GET', path(id)))).toEqual([404, 'contractor.not-found']);
    expect(await problem(block(customer.id))).toEqual([404, 'contractor.not-found']);
  });
});

describe('the list of contractors', () => {
  test('is searched, filtered and paged', async () => {
    const word = randomUUID().slice(0, 8);
    const ids: string[] = [];
    for (let count = 0; count < 3; count++)
      ids.push((await createAccount(shop, 'contractor', { email: `${word}-${count}@zeichner.example` })).id);
    await followPeople();
    const first = await list(`q=${word}&limit=2`);
    const second = await list(`q=${word}&limit=2&cursor=${first.next}`);
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids.toReversed());
    await body(block(ids[1] ?? ''));
    expect((await list(`q=${word}&state=blocked`)).items.map(({ id }) => id)).toEqual([ids[1]]);
    expect((await list(`q=${word}&state=active`)).items).toHaveLength(2);
    expect(await problem(lead.call('GET', '/api/staff/contractors?cursor=!'))).toEqual([400, 'input.invalid']);
  });

  test('adds up how they have worked', async () => {
    const contractor = await signedInAs(shop, 'contractor');
    const row = { contractorId: contractor.id, title: 'Plan', brief: 'Zeichnen', lines: [], submission: 1, askedAt: new Date(), price: 1 };
    const assigned = { ...row, assignedAt: new Date(), dueAt: new Date('2026-03-10'), quoteId: 'none', revision: 1, days: 3 };
    const rows = [
      { status: 'approved', submittedAt: new Date('2026-03-09'), reworks: 0 },
      { status: 'approved', submittedAt: new Date('2026-03-11'), reworks: 2 },
      { status: 'rework', submittedAt: new Date('2026-03-10'), reworks: 1 },
      { status: 'in_progress', submittedAt: null, reworks: 0 },
      { status: 'withdrawn', submittedAt: null, reworks: 0 },
      { status: 'offered', assignedAt: null, submittedAt: null, reworks: 0 },
    ] as const;
    for (const [index, different] of rows.entries()) {
      const data = { ...assigned, ...different, number: `AU-1999-${contractor.id.slice(0, 6)}${index}`, requestKey: randomUUID() };
      await shop.strapi.db.query('api::assignment.assignment').create({ data });
    }
    expect(await show(contractor.id)).toMatchObject({
      openAssignments: 2,
      openDays: 6,
      approved: 2,
      onTimeRate: 2 / 3,
      reworkRate: 1 / 2,
      withdrawable: 3,
    });
    expect(await show((await signedInAs(shop, 'contractor')).id)).toMatchObject({ openAssignments: 0, onTimeRate: null, reworkRate: null });
  });
});

describe('a block', () => {
  test('ends sessions at once, is told by the list, and can be taken back', async () => {
    const contractor = await signedInAs(shop, 'contractor');
    await followPeople();
    expect(await contractors()).toContain(contractor.id);
    for (let time = 0; time < 2; time++) expect(await body(block(contractor.id))).toMatchObject({ state: 'blocked' });
    expect((await contractor.call('GET', '/api/contractor/assignments')).status).toBe(401);
    expect((await refreshed(shop, contractor.cookie)).status).toBe(401);
    expect(await contractors()).not.toContain(contractor.id);
    const events = () => shop.strapi.db.query('api::event.event').count({ where: { subject: contractor.id, name: 'account.blocked' } });
    expect(await events()).toBe(1);
    expect(await body(block(contractor.id, 'unblock'))).toMatchObject({ state: 'active' });
    expect((await signIn(shop, contractor.email)).id).toBe(contractor.id);
  });

  test('keeps from being asked, assigned and asked for rework', async () => {
    const contractor = await signedInAs(shop, 'contractor');
    const { id: handedIn } = await workOf(contractor);
    await body(act(contractor, handedIn, 'start'));
    await handIn(shop, contractor, handedIn);
    const order = await placedOrder(shop, staff, customer);
    await transitionOrder(staff, order.id, 'start');
    const [requested] = await ask(staff, [contractor], { quoteId: order.quote.id });
    await bid(contractor, requested?.id ?? '', { price: 90_000, days: 3 });
    await body(block(contractor.id));
    const { id: quoteId } = await newQuote(shop, staff, customer.email);
    expect(await problem(staff.call('POST', '/api/staff/assignments', requestsTo([contractor], { quoteId })))).toEqual([
      422,
      'assignment.contractor-unknown',
    ]);
    expect(await problem(decide(staff, requested?.id ?? '', 'assign'))).toEqual([409, 'assignment.contractor-gone']);
    expect(await problem(decide(staff, handedIn, 'rework', { text: 'Bitte neu' }))).toEqual([409, 'assignment.contractor-gone']);
  });

  test('takes back what they have in hand, once, and leaves what they handed in', async () => {
    const contractor = await signedInAs(shop, 'contractor');
    const [inHand, handedIn] = [await started(contractor), await started(contractor)];
    await handIn(shop, contractor, handedIn);
    expect(await show(contractor.id)).toMatchObject({ withdrawable: 1, openAssignments: 2 });
    await body(block(contractor.id));
    // Of two readers at once, one may find that the other was faster; its job goes again.
    await Promise.allSettled([followWork(), followWork()]);
    await followWork();
    expect((await staffWork(staff, inHand)).status).toBe('withdrawn');
    expect((await staffWork(staff, inHand)).timeline.filter(({ name }) => name === 'assignment.withdrawn')).toHaveLength(1);
    expect((await body<{ status: string }>(decide(staff, handedIn, 'approve'))).status).toBe('approved');
  });

  test('that is taken back before anybody read of it takes nothing', async () => {
    const contractor = await signedInAs(shop, 'contractor');
    const id = await started(contractor);
    await body(block(contractor.id));
    await body(block(contractor.id, 'unblock'));
    await followWork();
    expect((await staffWork(staff, id)).status).toBe('in_progress');
  });
});

describe('the work of a contractor', () => {
  test('who deletes their account goes back to staff', async () => {
    const contractor = await signedInAs(shop, 'contractor');
    const id = await started(contractor);
    await body(lead.call('PUT', path(contractor.id), { ...profile, revision: 0 }));
    await body(contractor.call('POST', '/api/account/deletion', { password: PASSWORD }));
    await followWork();
    expect(await staffWork(staff, id)).toMatchObject({ status: 'withdrawn', contractor: { name: '–', email: '' } });
    expect(await shop.strapi.db.query('api::contractor.contractor').count({ where: { accountId: contractor.id } })).toBe(0);
    await catchUp(shop, 'domain/notices/queue-mails', 'queueMails');
    expect((await mailTo(shop, team, 'assignment-withdrawn-notice'))?.text).toContain('liegt wieder bei uns');
    await followPeople();
    expect((await list(`q=${contractor.email}`)).items).toEqual([]);
  });

  test('who is no contractor any more, too', async () => {
    const contractor = await signedInAs(shop, 'contractor');
    const id = await started(contractor);
    const { manageUsers } = compiled<{ manageUsers(strapi: unknown, args: string[]): Promise<string> }>('commands/manage-users');
    await manageUsers(shop.strapi, ['role', contractor.email, 'user']);
    await followWork();
    expect((await staffWork(staff, id)).status).toBe('withdrawn');
  });
});
