import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { AmendmentDocument } from '../src/contract/billing/document';
import type { Approval } from '../src/contract/people/approval';
import type { AmendmentProposal } from '../src/contract/production/amendment';
import type { Order } from '../src/contract/production/order';
import { answer, answerOf, proposalOf, propose, proposed, storey } from './amendment-calls';
import { catchUp } from './catch-up';
import { body, moving, placedOrder, problem, staffOrder, transitionOrder, useCompany } from './offer-calls';
import { pageTexts, open } from './pdf-text';
import { compiled, useSharedStrapi } from './strapi';
import { usePeople } from './use-people';

const shop = useSharedStrapi();
useCompany(shop);
const { staff, lead, customer, stranger } = usePeople(shop, { staff: 'admin', lead: 'super_admin', customer: 'user', stranger: 'user' });

const own = (id: string) => body<Order>(customer.call('GET', `/api/orders/${id}`));
const withStorey = (order: Order): Partial<AmendmentProposal> => ({ lines: [...proposalOf(order).lines, storey] });
const factsOf = async (id: string): Promise<string[]> => (await own(id)).timeline.map(({ name }) => name);

test('a storey is proposed, shown with its difference, agreed to, and becomes the order', async () => {
  const order = await placedOrder(shop, staff, customer);
  const shown = await propose(staff, order, { ...withStorey(order), reason: 'Das Dachgeschoss kommt hinzu.' });
  expect(shown).toMatchObject({ totals: order.totals, amendments: [{ number: `${order.number}-N1`, status: 'proposed' }] });
  const seen = await own(order.id);
  const amendment = proposed(seen);
  expect(amendment.document).toMatchObject({ base: 0, reason: 'Das Dachgeschoss kommt hinzu.', before: { lines: order.lines } });
  // A consumer may withdraw from what is added.
  expect(amendment.document.withdrawalNotice).not.toBeNull();
  expect(amendment.document.lines.at(-1)).toMatchObject({ key: 'dg', net: 4_900, revision: 'N1' });
  const agreed = await body<Order>(answer(customer, [order.id, amendment], 'accept', { earlyStart: true }));
  expect(agreed.totals.net).toBe(order.totals.net + 4_900);
  expect(agreed).toMatchObject({
    revision: order.revision + 1,
    amendments: [{ status: 'accepted', earlyStart: true }],
    terms: order.terms,
  });
  expect(new Date(String(agreed.amendments[0]?.withdrawUntil)).getTime()).toBeGreaterThan(Date.now());
  expect(await factsOf(order.id)).toEqual(expect.arrayContaining(['order.amendment-proposed', 'order.amendment-accepted']));
});

test('fewer units, another discount and a longer time are agreed by their keys', async () => {
  const order = await placedOrder(shop, staff, customer);
  const [first, ...rest] = proposalOf(order).lines;
  const lines = [{ ...first!, quantity: first!.quantity + 2 }, ...rest];
  const { amendments } = await propose(lead, order, { lines, discount: 1_000, leadTimeDays: order.leadTimeDays + 5 });
  const agreed = await body<Order>(answer(customer, [order.id, proposed({ amendments })], 'accept'));
  expect(agreed).toMatchObject({ discount: 1_000, leadTimeDays: order.leadTimeDays + 5 });
  expect(agreed.lines[0]).toMatchObject({ key: first!.key, quantity: first!.quantity + 2, revision: 'N1' });
  expect(new Date(String(agreed.dueAt)).getTime()).toBeGreaterThan(new Date(String(order.dueAt)).getTime());
});

test('the order stays as it is when its customer refuses, and the next proposal has the next number', async () => {
  const order = await placedOrder(shop, staff, customer);
  await propose(staff, order, withStorey(order));
  const refused = await body<Order>(answer(customer, [order.id, proposed(await own(order.id))], 'refuse', { text: 'Zu teuer' }));
  expect(refused).toMatchObject({ totals: order.totals, lines: order.lines, revision: order.revision });
  expect(refused.messages.at(-1)).toMatchObject({ transition: 'amendment.refuse', text: 'Zu teuer' });
  const { amendments } = await propose(staff, order, withStorey(order));
  expect(amendments.map(({ number, status }) => [number, status])).toEqual([
    [`${order.number}-N1`, 'refused'],
    [`${order.number}-N2`, 'proposed'],
  ]);
});

test('staff withdraw a proposal, which then nobody can accept', async () => {
  const order = await placedOrder(shop, staff, customer);
  const amendment = proposed(await propose(staff, order, withStorey(order)));
  const path = `/api/staff/orders/${order.id}/amendments/${amendment.id}/withdraw`;
  expect(await body(staff.call('POST', path, moving(amendment)))).toMatchObject({ amendments: [{ status: 'withdrawn' }] });
  expect(await problem(answer(customer, [order.id, { ...amendment, revision: 2 }], 'accept'))).toEqual([409, 'amendment.wrong-status']);
  expect(await problem(answer(customer, [order.id, amendment], 'accept'))).toEqual([409, 'stale']);
});

test('a proposal ends with its last day, and with its order', async () => {
  const { expireAmendments } = compiled<typeof import('../src/domain/production/amendments/answer-amendment')>(
    'domain/production/amendments/answer-amendment',
  );
  const order = await placedOrder(shop, staff, customer);
  const { validUntil } = proposed(await propose(staff, order, withStorey(order))).document;
  await expireAmendments(shop.strapi, new Date(`${validUntil}T20:00:00Z`));
  expect((await own(order.id)).amendments[0]?.status).toBe('proposed');
  const dayAfter = new Date(new Date(`${validUntil}T20:00:00Z`).getTime() + 24 * 60 * 60 * 1000);
  await Promise.all([expireAmendments(shop.strapi, dayAfter), expireAmendments(shop.strapi, dayAfter)]);
  expect((await own(order.id)).amendments[0]?.status).toBe('expired');
  await propose(staff, order, withStorey(order));
  await transitionOrder(lead, order.id, 'cancel');
  expect((await own(order.id)).amendments.map(({ status }) => status)).toEqual(['expired', 'withdrawn']);
  expect(
    await problem(
      staff.call('POST', `/api/staff/orders/${order.id}/amendments`, proposalOf(await staffOrder(staff, order.id), withStorey(order))),
    ),
  ).toEqual([409, 'order.wrong-status']);
});

test('a double click proposes and agrees once; of two proposals at once one waits', async () => {
  const order = await placedOrder(shop, staff, customer);
  const path = `/api/staff/orders/${order.id}/amendments`;
  const proposal = proposalOf(order, withStorey(order));
  await Promise.all([staff.call('POST', path, proposal), staff.call('POST', path, proposal)]);
  expect((await own(order.id)).amendments).toHaveLength(1);
  expect(await problem(lead.call('POST', path, { ...proposal, key: randomUUID() }))).toEqual([409, 'amendment.open']);
  const amendment = proposed(await own(order.id));
  const agreement = answerOf(amendment);
  const answers = await Promise.all(
    [0, 1, 2].map(() => customer.call('POST', `/api/orders/${order.id}/amendments/${amendment.id}/accept`, agreement)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await factsOf(order.id)).filter((name) => name === 'order.amendment-accepted')).toHaveLength(1);
});

test('what was read is what is agreed to', async () => {
  const order = await placedOrder(shop, staff, customer);
  const amendment = proposed(await propose(staff, order, withStorey(order)));
  expect(await problem(answer(customer, [order.id, { ...amendment, sha256: '0'.repeat(64) }], 'accept'))).toEqual([409, 'stale']);
  const { sha256: _unread, ...blind } = answerOf(amendment);
  expect(await problem(customer.call('POST', `/api/orders/${order.id}/amendments/${amendment.id}/accept`, blind))).toEqual([409, 'stale']);
});

describe('nobody', () => {
  test('else sees or answers an amendment', async () => {
    const order = await placedOrder(shop, staff, customer);
    const amendment = proposed(await propose(staff, order, withStorey(order)));
    expect(await problem(answer(stranger, [order.id, amendment], 'accept'))).toEqual([404, 'order.not-found']);
    const other = await placedOrder(shop, staff, stranger);
    // An amendment of another order, under one's own.
    expect(await problem(answer(stranger, [other.id, amendment], 'accept'))).toEqual([404, 'amendment.not-found']);
    expect(await problem(stranger.call('GET', `/api/orders/${other.id}/amendments/${amendment.id}/download-url`))).toEqual([
      404,
      'amendment.not-found',
    ]);
    expect(await problem(customer.call('POST', `/api/staff/orders/${order.id}/amendments`, proposalOf(order)))).toEqual([
      403,
      'auth.forbidden',
    ]);
    expect(await problem(answer(customer, [order.id, amendment], 'withdraw' as 'accept'))).toEqual([404, 'not-found']);
  });

  test('of the team but a lead changes prices that were agreed', async () => {
    const order = await placedOrder(shop, staff, customer);
    const path = `/api/staff/orders/${order.id}/amendments`;
    const lines = proposalOf(order).lines.map((line) => ({ ...line, price: line.price - 100 })) as AmendmentProposal['lines'];
    for (const change of [{ lines }, { discount: 500 }])
      expect(await problem(staff.call('POST', path, proposalOf(order, change)))).toEqual([403, 'amendment.needs-lead']);
    expect((await propose(lead, order, { lines })).amendments).toHaveLength(1);
  });
});

test.each([
  ['nothing changes', () => ({}), [422, 'amendment.unchanged']],
  [
    'a key stands twice',
    (order: Order) => ({ lines: [...proposalOf(order).lines, ...proposalOf(order).lines] }),
    [400, 'amendment.lines-repeated'],
  ],
  ['its last day is over', (order: Order) => ({ ...withStorey(order), validUntil: '2026-01-01' }), [409, 'quote.validity-past']],
  [
    'the sum falls below zero',
    (order: Order) => ({ lines: [...proposalOf(order).lines, { ...storey, price: -9_999_999 }] }),
    [422, 'amendment.negative'],
  ],
  [
    'a consumer would owe our VAT',
    (order: Order) => ({ ...withStorey(order), taxCase: 'reverse-charge' }),
    [409, 'quote.tax-case-consumer'],
  ],
  ['there is no line left', () => ({ lines: [] }), [400, 'input.invalid']],
  ['a quantity is none', (order: Order) => ({ lines: [{ ...proposalOf(order).lines[0]!, quantity: 0 }] }), [400, 'input.invalid']],
])('a proposal is refused where %s', async (_name, change, refusal) => {
  const order = await placedOrder(shop, staff, customer);
  const proposal = proposalOf(order, change(order) as Partial<AmendmentProposal>);
  expect(await problem(lead.call('POST', `/api/staff/orders/${order.id}/amendments`, proposal))).toEqual(refusal);
  expect((await own(order.id)).amendments).toEqual([]);
});

test('staff ask a lead for other prices, whose approval proposes them to the customer', async () => {
  const order = await placedOrder(shop, staff, customer);
  const { revision, key: _key, ...typed } = proposalOf(order, { discount: 500 });
  const asking = { kind: 'amendment', subjectId: order.id, revision, key: randomUUID(), note: 'Wegen der Verspätung', typed };
  const approval = await body<Approval>(staff.call('POST', '/api/staff/approvals', asking));
  expect(approval.facts).toContainEqual({ name: 'order-before', amount: order.totals.net });
  expect(await problem(staff.call('POST', `/api/staff/approvals/${approval.id}/approve`, moving(approval)))).toEqual([
    409,
    'approval.wrong-status',
  ]);
  await body(lead.call('POST', `/api/staff/approvals/${approval.id}/approve`, moving(approval)));
  expect(proposed(await own(order.id)).document).toMatchObject({ discount: 500, before: { discount: 0 } });
  const fewer = { ...asking, key: randomUUID(), typed: { ...typed, discount: 0, ...withStorey(order) } };
  expect(await problem(staff.call('POST', '/api/staff/approvals', fewer))).toEqual([409, 'amendment.open']);
});

test('staff see what they would propose before they do', async () => {
  const order = await placedOrder(shop, staff, customer);
  const path = `/api/staff/orders/${order.id}/amendments/preview`;
  const document = await body<AmendmentDocument>(staff.call('POST', path, proposalOf(order, withStorey(order))));
  expect(document).toMatchObject({ number: `${order.number}-N1`, before: { dueAt: order.dueAt } });
  expect((await own(order.id)).amendments).toEqual([]);
});

test('the proposal goes to the customer with its document, the agreement to both', async () => {
  const order = await placedOrder(shop, staff, customer);
  const amendment = proposed(await propose(staff, order, withStorey(order)));
  const { url } = await body<{ url: string }>(customer.call('GET', `/api/orders/${order.id}/amendments/${amendment.id}/download-url`));
  const pages = await pageTexts(await open(Buffer.from(await (await shop.http(url)).arrayBuffer())));
  expect(pages.join(' ')).toContain(`Nachtrag ${order.number}-N1`);
  expect(pages.join(' ')).toContain('Neu: Dachgeschoss, 1 Plan, 49,00');
  await body(answer(customer, [order.id, amendment], 'accept'));
  await catchUp(shop, 'domain/notices/queue-mails', 'queueMails');
  const mails: { template: string; payload: { amendmentId?: string }; attachments: unknown }[] = await shop.strapi.db
    .query('api::outbox.outbox')
    .findMany({ where: { template: { $startsWith: 'order-amendment' } } });
  const about = mails.filter(({ payload }) => payload.amendmentId === amendment.id).map(({ template }) => template);
  expect(about.sort()).toEqual(['order-amendment-accepted', 'order-amendment-accepted-notice', 'order-amendment-proposed']);
});

describe('without consent', () => {
  const correct = async (id: string, change: object) => {
    const { revision } = await staffOrder(staff, id);
    return staff.call('POST', `/api/staff/orders/${id}/corrections`, { revision, key: randomUUID(), text: 'Verschrieben', ...change });
  };
  const buyerOf = ({ buyer: { company, name, street, postcode, city, reference } }: Order, change: object) => ({
    buyer: { company, name, street, postcode, city, reference, ...change },
  });

  test('staff set spelling, street and reference right, with a reason that only they see', async () => {
    const order = await placedOrder(shop, staff, customer);
    await body(correct(order.id, buyerOf(order, { name: 'Ada Janssen', street: 'Torstraße 11', reference: 'PO-7' })));
    const seen = await own(order.id);
    expect(seen.buyer).toMatchObject({ name: 'Ada Janssen', street: 'Torstraße 11', reference: 'PO-7', country: 'DE' });
    expect(seen.messages).toEqual([]);
    expect(seen.timeline.map(({ name }) => name)).not.toContain('order.corrected');
    const note = (await staffOrder(staff, order.id)).messages.at(-1);
    expect(note).toMatchObject({ transition: 'order.correct', internal: true });
    expect(note?.text.split('\n')).toEqual([
      'Verschrieben',
      `${order.buyer.name} → Ada Janssen`,
      `${order.buyer.street} → Torstraße 11`,
      `${order.buyer.reference || '–'} → PO-7`,
    ]);
  });

  test('another name is another party', async () => {
    const order = await placedOrder(shop, staff, customer);
    expect(await problem(correct(order.id, buyerOf(order, { name: 'Berta Braun' })))).toEqual([422, 'order.other-buyer']);
    expect(await problem(correct(order.id, buyerOf(order, { company: 'Neue GmbH' })))).toEqual([422, 'order.other-buyer']);
    expect(await problem(correct(order.id, { ...buyerOf(order, {}), text: '' }))).toEqual([400, 'input.invalid']);
  });

  test('the address stays as it is shown while a proposal waits', async () => {
    const order = await placedOrder(shop, staff, customer);
    await propose(staff, order, withStorey(order));
    expect(await problem(correct(order.id, buyerOf(order, { street: 'Torstraße 2' })))).toEqual([409, 'amendment.open']);
    expect(await problem(correct(order.id, { email: 'neu@example.com' }))).toEqual([409, 'amendment.open']);
    await body(correct(order.id, { internalDueAt: '2027-01-15T10:00:00.000Z' }));
  });

  test('the team has a due time of its own', async () => {
    const order = await placedOrder(shop, staff, customer);
    const internalDueAt = '2027-01-15T10:00:00.000Z';
    await body(correct(order.id, { internalDueAt }));
    expect((await staffOrder(staff, order.id)).internalDueAt).toBe(internalDueAt);
    expect(JSON.stringify(await own(order.id))).not.toContain('internalDueAt');
    await body(correct(order.id, { internalDueAt: null }));
    expect((await staffOrder(staff, order.id)).internalDueAt).toBeNull();
  });

  test('an account’s address is its owner’s to change', async () => {
    const order = await placedOrder(shop, staff, customer);
    expect(await problem(correct(order.id, { email: 'neu@example.com' }))).toEqual([409, 'order.own-address']);
  });
});
