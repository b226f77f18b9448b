import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Page } from '../src/contract/list';
import type { Order, OrderSummary } from '../src/contract/production/order';
import { signedInAs, type SignedIn } from './accounts';
import { catchUp } from './catch-up';
import { addResult, body, transitionOrder, moving, placedOrder, problem, staffOrder, uploadFile, useCompany } from './offer-calls';
import { compiled, useSharedStrapi } from './strapi';
import { usePeople } from './use-people';

const DAY_MS = 24 * 60 * 60 * 1000;

const shop = useSharedStrapi();
useCompany(shop);
const { staff, lead, customer } = usePeople(shop, { staff: 'admin', lead: 'super_admin', customer: 'user' });

const own = (id: string) => body<Order>(customer.call('GET', `/api/orders/${id}`));
const perform = async (person: SignedIn, id: string, event: string, text = 'Aus gutem Grund') =>
  person.call('POST', `/api/${person === customer ? '' : 'staff/'}orders/${id}/${event}`, moving(await own(id), text));

async function delivered(): Promise<Order> {
  const { id } = await placedOrder(shop, staff, customer);
  await transitionOrder(staff, id, 'start');
  await addResult(shop, staff, id);
  await transitionOrder(staff, id, 'submit', 'release');
  return own(id);
}

test('an order goes from the acceptance to its completion, and each sees what concerns them', async () => {
  const { id } = await placedOrder(shop, staff, customer);
  await transitionOrder(staff, id, 'start');
  await addResult(shop, staff, id);
  expect((await own(id)).results).toEqual([]);
  expect((await staffOrder(staff, id)).results).toMatchObject([{ originalName: 'ergebnis.txt', version: 1 }]);
  await transitionOrder(staff, id, 'submit', 'back', 'submit', 'release');
  const arrived = await own(id);
  expect(arrived).toMatchObject({ status: 'delivered', results: [{ version: 1 }] });
  expect(new Date(String(arrived.reviewUntil)).getTime() - new Date(String(arrived.deliveredAt)).getTime()).toBe(14 * DAY_MS);
  const { url } = await body<{ url: string }>(customer.call('GET', `/api/orders/${id}/files/${arrived.results[0]?.fileName}/download-url`));
  expect(await (await shop.http(url)).text()).toBe('Grundriss');
  await body(perform(customer, id, 'complete'));
  expect(await own(id)).toMatchObject({ status: 'completed' });
});

test('a revision marks places, starts the clock anew and delivers the next version', async () => {
  const order = await delivered();
  const mark = { fileName: order.results[0]?.fileName ?? '', page: 1, x: 0.25, y: 0.5, text: 'Die Wand fehlt' };
  const path = `/api/orders/${order.id}`;
  await body(customer.call('POST', `${path}/revise`, { ...moving(order), marks: [mark] }));
  expect(await own(order.id)).toMatchObject({ status: 'revision', marks: [mark], reviewUntil: null });
  await transitionOrder(staff, order.id, 'start');
  await addResult(shop, staff, order.id);
  await transitionOrder(staff, order.id, 'submit', 'release');
  expect((await own(order.id)).results.map(({ version }) => version)).toEqual([1, 2]);
});

test('a revision without a word or a mark is refused', async () => {
  const order = await delivered();
  expect(await problem(customer.call('POST', `/api/orders/${order.id}/revise`, moving(order)))).toEqual([400, 'input.invalid']);
});

test('a held order has no due time, and resumes where it was with a later one', async () => {
  const { id, dueAt } = await placedOrder(shop, staff, customer);
  await transitionOrder(staff, id, 'start');
  await body(perform(customer, id, 'hold', 'Der Bauherr überlegt'));
  expect(await own(id)).toMatchObject({ status: 'on_hold', heldFrom: 'in_production', dueAt: null });
  const back = await transitionOrder(staff, id, 'resume');
  expect(back).toMatchObject({ status: 'in_production', heldFrom: null });
  expect(new Date(String(back.dueAt)).getTime()).toBeGreaterThanOrEqual(new Date(String(dueAt)).getTime());
});

test('words of staff about their work stay among them; why an order rests is told', async () => {
  const { id } = await placedOrder(shop, staff, customer);
  const { messages } = await transitionOrder(staff, id, 'start', 'submit', 'back', 'hold');
  expect(messages.map(({ transition }) => transition)).toContain('order.back');
  expect((await own(id)).messages.map(({ transition }) => transition)).toEqual(['order.hold']);
});

test('the days to look at a delivery stand still while the order rests', async () => {
  const { id, reviewUntil } = await delivered();
  await body(perform(customer, id, 'hold', 'Der Bauherr ist im Urlaub'));
  const heldAt = new Date(Date.now() - 3 * DAY_MS).toISOString();
  await shop.strapi.db.query('api::order.order').update({ where: { documentId: id }, data: { pauses: [{ from: heldAt, to: null }] } });
  const back = await transitionOrder(staff, id, 'resume');
  const prolonged = new Date(String(back.reviewUntil)).getTime() - new Date(String(reviewUntil)).getTime();
  expect(Math.floor(prolonged / DAY_MS)).toBe(3);
});

test('a consumer’s order waits for the end of the withdrawal period unless they wanted it early', async () => {
  const order = await placedOrder(shop, staff, customer, { earlyStart: false });
  expect(await problem(perform(staff, order.id, 'start'))).toEqual([409, 'order.withdrawal-open']);
  expect(new Date(String(order.dueAt)).getTime()).toBeGreaterThan(new Date(String(order.withdrawUntil)).getTime());
  expect((await staffOrder(staff, order.id)).startsFrom).toBe(order.withdrawUntil);
});

test('only super admins cancel, with a reason', async () => {
  const { id } = await placedOrder(shop, staff, customer);
  expect(await problem(perform(staff, id, 'cancel'))).toEqual([403, 'auth.forbidden']);
  expect(await problem(perform(lead, id, 'cancel', ''))).toEqual([400, 'input.invalid']);
  await body(perform(lead, id, 'cancel'));
  expect((await own(id)).status).toBe('cancelled');
});

describe('illegal', () => {
  test('moves answer 409 and change nothing', async () => {
    const { id } = await placedOrder(shop, staff, customer);
    for (const [person, event] of [
      [staff, 'release'],
      [staff, 'resume'],
      [customer, 'complete'],
      [customer, 'revise'],
    ] as const)
      expect(await problem(perform(person, id, event))).toEqual([409, 'order.wrong-status']);
    expect(await problem(perform(customer, id, 'cancel'))).toEqual([404, 'not-found']);
    expect(await problem(perform(customer, id, 'withdraw'))).toEqual([404, 'not-found']);
    expect(await own(id)).toMatchObject({ status: 'placed', revision: 1 });
  });

  test('release without results is refused', async () => {
    const { id } = await placedOrder(shop, staff, customer);
    await transitionOrder(staff, id, 'start', 'submit');
    expect(await problem(perform(staff, id, 'release'))).toEqual([409, 'order.results-missing']);
  });

  test('results of a finished order are refused; the same files count once', async () => {
    const { id } = await placedOrder(shop, staff, customer);
    const results = { key: randomUUID(), files: await uploadFile(shop) };
    expect(await problem(staff.call('POST', `/api/staff/orders/${id}/results`, results))).toEqual([409, 'order.wrong-status']);
    await transitionOrder(staff, id, 'start');
    for (let time = 0; time < 2; time++) await body(staff.call('POST', `/api/staff/orders/${id}/results`, results));
    expect((await staffOrder(staff, id)).results).toHaveLength(1);
    expect(await problem(staff.call('POST', `/api/staff/orders/${id}/results`, { ...results, key: randomUUID() }))).toEqual([
      422,
      'quote.file-unknown',
    ]);
  });

  test('strangers find nothing', async () => {
    const { id } = await placedOrder(shop, staff, customer);
    const stranger = await signedInAs(shop, 'user');
    for (const path of [id, `${id}/due.ics`, `${id}/files/x/download-url`])
      expect((await stranger.call('GET', `/api/orders/${path}`)).status).toBe(404);
  });
});

/** Runs the completion of deliveries as it would run in so many days. */
async function completeAfter(days: number): Promise<void> {
  const { completeDeliveries } = compiled<{ completeDeliveries(strapi: unknown, now: Date): Promise<void> }>(
    'domain/production/orders/complete-deliveries',
  );
  await completeDeliveries(shop.strapi, new Date(Date.now() + days * DAY_MS));
}

test('a delivery nobody objects to completes by itself', async () => {
  const order = await delivered();
  await completeAfter(13);
  expect((await own(order.id)).status).toBe('delivered');
  await completeAfter(15);
  const done = await own(order.id);
  expect([done.status, done.timeline.at(-1)?.actor]).toEqual(['completed', 'timer']);
});

test('a delivery whose mail nobody took waits, and its days begin when the mail is sent again', async () => {
  const { id } = await delivered();
  await catchUp(shop, 'domain/notices/queue-mails', 'queueMails');
  const mails = shop.strapi.db.query('api::outbox.outbox');
  const where = { template: 'order-delivered', to: customer.email };
  const [mail] = await mails.findMany({ where, orderBy: { id: 'desc' }, limit: 1 });
  await mails.update({ where: { id: mail.id }, data: { status: 'failed' } });
  await completeAfter(15);
  const stopped = await own(id);
  expect(stopped).toMatchObject({ status: 'delivered', reviewUntil: null });
  expect(stopped.timeline.at(-1)).toMatchObject({ name: 'order.review-stopped', actor: 'timer' });
  await body(staff.call('POST', `/api/staff/mails/${mail.documentId}/resend`, { key: randomUUID() }));
  expect(new Date(String((await own(id)).reviewUntil)).getTime()).toBeGreaterThan(Date.now() + 13 * DAY_MS);
});

test('the confirmation comes as a PDF', async () => {
  const { id, number } = await placedOrder(shop, staff, customer);
  const { url } = await body<{ url: string }>(customer.call('GET', `/api/orders/${id}/confirmation/download-url`));
  expect((await shop.http(url)).headers.get('content-disposition')).toContain(`${number}.pdf`);
});

test('the account’s export holds the order, what was delivered, and its documents', async () => {
  const { id, number } = await delivered();
  await body(customer.call('GET', `/api/orders/${id}/confirmation/download-url`));
  await transitionOrder(staff, id, 'hold', 'resume');
  const { url } = await body<{ url: string }>(customer.call('POST', '/api/account/export'));
  const zip = Buffer.from(await (await shop.http(url)).arrayBuffer());
  for (const name of [`documents/${number}.pdf`, `files/${number}/`, 'ergebnis.txt']) expect(zip.includes(name)).toBe(true);
});

test('the due time comes as a calendar file', async () => {
  const { id, number } = await placedOrder(shop, staff, customer);
  const answer = await customer.call('GET', `/api/orders/${id}/due.ics`);
  expect(answer.headers.get('content-type')).toContain('text/calendar');
  expect(await answer.text()).toMatch(new RegExp(`BEGIN:VEVENT[^]*DTSTART:\\d{8}T\\d{6}Z[^]*${number}`));
});

test('staff page through orders by due time, those without one last', async () => {
  const held = await placedOrder(shop, staff, customer);
  await transitionOrder(staff, held.id, 'start', 'hold');
  const seen: OrderSummary[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query = `sort=due&limit=3&status=open${cursor && `&cursor=${cursor}`}`;
    const page: Page<OrderSummary> = await body(staff.call('GET', `/api/staff/orders?${query}`));
    seen.push(...page.items);
    cursor = page.next;
  }
  const times = seen.map(({ dueAt }) => dueAt ?? '9');
  expect(times).toEqual(times.toSorted());
  expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
  expect(seen.at(-1)?.dueAt).toBeNull();
  expect((await staff.call('GET', '/api/staff/orders?sort=due&cursor=;drop')).status).toBe(400);
});
