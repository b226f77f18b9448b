import { beforeAll, describe, expect, test } from 'vitest';
import type { AuditEntry } from '../src/contract/people/audit';
import type { Page } from '../src/contract/list';
import type { StaffQuoteView } from '../src/contract/quoting/offer';
import { berlinDay, dayAfter } from '../src/platform/time/time';
import { newEmail, signedInAs } from './accounts';
import { body, newQuote, problem, sendOffer, useCompany } from './offer-calls';
import { useSharedStrapi } from './strapi';
import { usePeople } from './use-people';

const shop = useSharedStrapi();
useCompany(shop);
const { staff, lead } = usePeople(shop, { staff: 'admin', lead: 'super_admin' });
let quote: StaffQuoteView;
beforeAll(async () => {
  quote = await sendOffer(staff, await newQuote(shop, staff, newEmail()));
});

const list = (query: Record<string, string> = {}) =>
  body<Page<AuditEntry>>(lead.call('GET', `/api/staff/audit?${new URLSearchParams(query).toString()}`));

test('a document’s number gives its history, newest first, with who did it and the way to it', async () => {
  const { items } = await list({ number: quote.number.toLowerCase() });
  const document = { page: 'quotes', id: quote.id, label: quote.number };
  expect(items.map(({ name, actor, person, document: about }) => ({ name, actor, person, about }))).toEqual([
    { name: 'quote.offered', actor: 'admin', person: staff.email, about: document },
    { name: 'quote.draft-saved', actor: 'admin', person: staff.email, about: document },
    { name: 'quote.taken-up', actor: 'admin', person: staff.email, about: document },
    { name: 'quote.submitted', actor: 'customer', person: '', about: document },
  ]);
  expect(items.map(({ seq }) => seq)).toEqual(items.map(({ seq }) => seq).toSorted((one, other) => other - one));
});

test('pages follow one another without a gap and without a repetition', async () => {
  const all = await list({ limit: '100' });
  const seen: number[] = [];
  let cursor: string | null = '';
  while (cursor !== null && seen.length < 100) {
    const page: Page<AuditEntry> = await list({ limit: '3', ...(cursor && { cursor }) });
    seen.push(...page.items.map(({ seq }) => seq));
    cursor = page.next;
  }
  expect(seen.slice(0, 100)).toEqual(all.items.map(({ seq }) => seq).slice(0, seen.length));
});

describe('the filters', () => {
  test('narrow down by topic', async () => {
    const { items } = await list({ topic: 'account', limit: '100' });
    expect(new Set(items.map(({ topic }) => topic))).toEqual(new Set(['account']));
    expect(items.map(({ document }) => document?.label)).toContain(staff.email);
  });

  test('know roles of accounts as those who act', async () => {
    const { items } = await list({ actor: 'admin', limit: '100' });
    expect(new Set(items.map(({ actor }) => actor))).toEqual(new Set(['admin']));
    expect(items.map(({ name }) => name)).toEqual(expect.arrayContaining(['account.signed-in', 'quote.offered']));
  });

  test('find a person by part of the address: what they did and what happened to their account', async () => {
    const { items } = await list({ person: staff.email.slice(0, 15).toUpperCase() });
    expect(items.map(({ name }) => name)).toEqual([
      'quote.offered',
      'quote.draft-saved',
      'quote.taken-up',
      'account.signed-in',
      'account.created',
    ]);
    expect((await list({ person: 'nobody-of-this-name' })).items).toEqual([]);
  });

  test('keep to a period, its days included', async () => {
    const day = (offset: number) => dayAfter(berlinDay(new Date()), offset);
    const number = quote.number;
    expect((await list({ number, from: day(0), to: day(0) })).items).toHaveLength(4);
    expect((await list({ number, from: day(-3), to: day(-2) })).items).toEqual([]);
    expect((await list({ number, from: day(2) })).items).toEqual([]);
    expect((await list({ number, to: day(1) })).items).toHaveLength(4);
  });

  test('find nothing for an unknown number', async () => expect((await list({ number: 'AN-1999-00001' })).items).toEqual([]));

  test.each([
    'topic=gossip',
    'actor=nobody',
    'from=yesterday',
    'to=9999-12-31',
    'cursor=!',
    'limit=0',
    'person=',
    `number=${'x'.repeat(41)}`,
  ])('refuse %s', async (query) => expect(await problem(lead.call('GET', `/api/staff/audit?${query}`))).toEqual([400, 'input.invalid']));
});

test.each(['user', 'contractor', 'admin'] as const)('%s may not read the log', async (role) => {
  const person = role === 'admin' ? staff : await signedInAs(shop, role);
  expect(await problem(person.call('GET', '/api/staff/audit'))).toEqual([403, 'auth.forbidden']);
});
