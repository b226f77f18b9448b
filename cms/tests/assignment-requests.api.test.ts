import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { StaffAssignment, WorkProposal } from '../src/contract/production/assignment';
import type { Page } from '../src/contract/list';
import type { Product } from '../src/contract/content/product';
import { newEmail } from './accounts';
import { act, ask, bid, decide, ownWork, requestsTo, staffWork } from './assignment-calls';
import { body, newQuote, problem } from './offer-calls';
import { compiled, useSharedStrapi } from './strapi';
import { usePeople } from './use-people';

const DAY_MS = 24 * 60 * 60 * 1000;

const shop = useSharedStrapi();
const { staff, customer, drafter, modeller } = usePeople(shop, {
  staff: 'admin',
  customer: 'user',
  drafter: 'contractor',
  modeller: 'contractor',
});

type Job = (strapi: unknown, now?: Date) => Promise<void>;
const run = (path: string, name: string, now?: Date): Promise<void> | undefined =>
  compiled<Record<string, Job>>(path)[name]?.(shop.strapi, now);

describe('a request', () => {
  test('that comes twice asks once', async () => {
    const { id: quoteId } = await newQuote(shop, staff, newEmail());
    const requests = requestsTo([drafter, modeller], { quoteId });
    const call = () => body<Page<StaffAssignment>>(staff.call('POST', '/api/staff/assignments', requests));
    const [first, second] = [await call(), await call()];
    expect(second.items.map(({ id }) => id)).toEqual(first.items.map(({ id }) => id));
    expect(await problem(staff.call('POST', '/api/staff/assignments', { ...requests, key: randomUUID() }))).toEqual([
      409,
      'assignment.already-open',
    ]);
  });

  test('names services in English, whatever the customer reads', async () => {
    const path = '/api/products/paper-to-cad/basic';
    const [german, english] = await Promise.all([path, `${path}?locale=en`].map((at) => body<Product>(shop.http(at))));
    const at = german!.addons.findIndex(({ name }, index) => name !== english!.addons[index]?.name);
    const { id: quoteId } = await newQuote(shop, staff, newEmail(), { addons: [german!.addons[at]!] });
    const [requested] = await ask(staff, [drafter], { quoteId });
    expect((await ownWork(drafter, requested!.id)).lines).toMatchObject([{ name: english!.name, addons: [english!.addons[at]!.name] }]);
  });

  test('begins with what the contractor will read, and with nobody’s words', async () => {
    const { id: quoteId } = await newQuote(shop, staff, newEmail());
    const proposal = await body<WorkProposal>(staff.call('GET', `/api/staff/quotes/${quoteId}/work`));
    expect(proposal.title).toBe(proposal.lines[0]?.name);
    expect(proposal).toMatchObject({ lines: [{ quantity: 2, unit: 'plan' }], notes: [] });
    const [requested] = await ask(staff, [drafter], { quoteId, title: proposal.title });
    expect(await ownWork(drafter, requested!.id)).toMatchObject({ title: proposal.title, lines: proposal.lines });
    expect(await problem(staff.call('GET', '/api/staff/quotes/unknown/work'))).toEqual([404, 'quote.not-found']);
    for (const person of [customer, drafter])
      expect(await problem(person.call('GET', `/api/staff/quotes/${quoteId}/work`))).toEqual([403, 'auth.forbidden']);
  });

  test.each([
    ['names the customer', { brief: 'Für Ada <b>Beispiel</b>' }, [422, 'assignment.names-customer']],
    ['ends before it begins', { answerBy: '2020-01-01T00:00:00Z' }, [422, 'assignment.answer-past']],
    ['has no title', { title: ' ' }, [400, 'input.invalid']],
    ['concerns nothing', { quoteId: 'unknown' }, [404, 'quote.not-found']],
  ])('that %s is refused', async (_name, change, expected) => {
    const { id: quoteId } = await newQuote(shop, staff, newEmail());
    const requests = { ...requestsTo([drafter], { quoteId }), ...change };
    expect(await problem(staff.call('POST', '/api/staff/assignments', requests))).toEqual(expected);
    const { items } = await body<Page<StaffAssignment>>(staff.call('GET', `/api/staff/assignments?quoteId=${quoteId}`));
    expect(items).toEqual([]);
  });

  test('goes to contractors only', async () => {
    const { id: quoteId } = await newQuote(shop, staff, newEmail());
    expect(await problem(staff.call('POST', '/api/staff/assignments', requestsTo([drafter, customer], { quoteId })))).toEqual([
      422,
      'assignment.contractor-unknown',
    ]);
  });

  test('becomes work only once the order is in production', async () => {
    const { id: quoteId } = await newQuote(shop, staff, newEmail());
    const [requested] = await ask(staff, [drafter], { quoteId });
    await bid(drafter, requested!.id, { price: 50_000, days: 2 });
    expect(await problem(decide(staff, requested!.id, 'assign'))).toEqual([409, 'assignment.order-not-started']);
  });

  test('expires when nobody answers', async () => {
    const { id: quoteId } = await newQuote(shop, staff, newEmail());
    const [requested] = await ask(staff, [drafter], { quoteId });
    await run('domain/production/assignments/follow-documents', 'expireAssignments', new Date(Date.now() + DAY_MS));
    expect((await staffWork(staff, requested!.id)).status).toBe('offered');
    await run('domain/production/assignments/follow-documents', 'expireAssignments', new Date(Date.now() + 3 * DAY_MS));
    expect((await staffWork(staff, requested!.id)).status).toBe('expired');
    expect(await problem(act(drafter, requested!.id, 'bid', { terms: { price: 1, days: 1 } }))).toEqual([409, 'assignment.wrong-status']);
  });
});
