import { describe, expect, test } from 'vitest';
import type { Changes } from '../src/contract/people/audit';
import { createAccount, send, signedInAs, signIn, type SignedIn } from './accounts';
import { ask, assignDirectly, ownWork } from './assignment-calls';
import { body, transitionOrder, moving, newQuote, placedOrder, problem, staffQuote, useCompany } from './offer-calls';
import { submitQuote } from './quote-calls';
import { useStrapi } from './strapi';
import { usePeople } from './use-people';

const shop = useStrapi();
useCompany(shop);
const { staff, lead, ada, zak } = usePeople(shop, { staff: 'admin', lead: 'super_admin', ada: 'user', zak: 'user' });

const now = async (person: SignedIn) => (await body<Changes>(person.call('GET', '/api/changes'))).seq;
const after = (person: SignedIn, seq: number) => body<Changes>(person.call('GET', `/api/changes?since=${seq}&wait=5`));

describe('what is new', () => {
  test('is told at once to whom it concerns, with what happened to which document', async () => {
    const quote = await newQuote(shop, staff, ada.email);
    const since = await now(ada);
    const waiting = after(ada, since);
    await body(staff.call('POST', `/api/staff/quotes/${quote.id}/review`, moving(quote)));
    const { seq, changes, missed } = await waiting;
    expect([changes, missed]).toEqual([[{ topic: 'quote', id: quote.id }], false]);
    expect(seq).toBeGreaterThan(since);
  });

  test('is not told to others, who go on after it all the same', async () => {
    const since = await now(zak);
    const waiting = after(zak, since);
    const quote = await newQuote(shop, staff, ada.email);
    const { seq, changes } = await waiting;
    expect(changes).toEqual([]);
    expect(seq).toBeGreaterThan(since);
    expect((await after(staff, since)).changes).toContainEqual({ topic: 'quote', id: quote.id });
  });

  test('is told once for a document, however much happened to it', async () => {
    const since = await now(staff);
    const quote = await newQuote(shop, staff, ada.email);
    await body(staff.call('POST', `/api/staff/quotes/${quote.id}/review`, moving(quote)));
    await body(staff.call('POST', `/api/staff/quotes/${quote.id}/ask`, moving(await staffQuote(staff, quote.id), 'Welcher Maßstab?')));
    const { changes } = await after(staff, since);
    expect(changes.filter(({ id }) => id === quote.id)).toHaveLength(1);
  });

  test('does not show customers what staff prepare', async () => {
    const quote = await newQuote(shop, staff, ada.email);
    const { draft, revision } = await body<Awaited<ReturnType<typeof staffQuote>>>(
      staff.call('POST', `/api/staff/quotes/${quote.id}/review`, moving(quote)),
    );
    const since = await now(ada);
    await body(staff.call('PUT', `/api/staff/quotes/${quote.id}/draft`, { revision, draft: draft.draft }));
    expect((await after(staff, since)).changes).toEqual([{ topic: 'quote', id: quote.id }]);
    expect((await after(ada, since)).changes).toEqual([]);
  });

  test('of asked prices is for the contractor asked, not for others nor the customer', async () => {
    const [kit, lou] = [await signedInAs(shop, 'contractor'), await signedInAs(shop, 'contractor')];
    const quote = await newQuote(shop, staff, ada.email);
    const since = await now(ada);
    const [work] = await ask(staff, [kit], { quoteId: quote.id });
    expect((await after(kit, since)).changes).toEqual([{ topic: 'assignment', id: work?.id }]);
    const others = await Promise.all([after(lou, since), after(ada, since)]);
    expect(others.flatMap(({ changes }) => changes)).toEqual([]);
    expect((await after(staff, since)).changes).toContainEqual({ topic: 'assignment', id: work?.id });
  });

  test('of a pause reaches whoever works on the order, as news of their own work', async () => {
    const [kit, lou] = [await signedInAs(shop, 'contractor'), await signedInAs(shop, 'contractor')];
    const order = await placedOrder(shop, staff, ada);
    await transitionOrder(staff, order.id, 'start');
    const work = await assignDirectly(staff, kit, { quoteId: order.quote.id });
    await ask(staff, [lou], { quoteId: order.quote.id });
    for (const [event, paused] of [
      ['hold', true],
      ['resume', false],
    ] as const) {
      const since = await now(kit);
      await transitionOrder(staff, order.id, event);
      expect((await after(kit, since)).changes).toEqual([{ topic: 'assignment', id: work.id }]);
      expect((await ownWork(kit, work.id)).paused).toBe(paused);
      expect((await after(lou, since)).changes).toEqual([]);
      expect((await after(ada, since)).changes).toEqual([{ topic: 'order', id: order.id }]);
    }
  });

  test('of accounts is for super admins and for the account itself', async () => {
    const since = await now(lead);
    const { id } = await createAccount(shop, 'user');
    expect((await after(lead, since)).changes).toContainEqual({ topic: 'account', id });
    expect((await after(staff, since)).changes).not.toContainEqual({ topic: 'account', id });
  });

  test('tells a follower from before a reset of the log to read everything anew', async () => {
    await submitQuote(shop, { email: ada.email });
    const seq = await now(staff);
    expect(await after(staff, seq + 1_000)).toEqual({ seq, changes: [], missed: true });
  });
});

test.each(['since=x', 'since=-1', 'wait=999', 'since=1e9'])('%s is refused', async (query) => {
  expect(await problem(ada.call('GET', `/api/changes?${query}`))).toEqual([400, 'input.invalid']);
});

test('nobody follows without an account, or before its address is proven', async () => {
  expect(await problem(send(shop, 'GET', '/api/changes'))).toEqual([401, 'auth.required']);
  const { email } = await createAccount(shop, 'user', { confirmed: false });
  expect(await problem((await signIn(shop, email)).call('GET', '/api/changes'))).toEqual([403, 'auth.not-verified']);
});

test('an account cannot keep any number of calls waiting', async () => {
  const since = await now(zak);
  const answers = await Promise.all(Array.from({ length: 21 }, () => zak.call('GET', `/api/changes?since=${since}&wait=5`)));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
});
