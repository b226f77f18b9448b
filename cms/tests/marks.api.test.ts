import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Assignment } from '../src/contract/production/assignment';
import type { MarkView, StaffMark } from '../src/contract/production/mark';
import type { Order, StaffOrder } from '../src/contract/production/order';
import type { SignedIn } from './accounts';
import { act, assignDirectly, contractorPath, decide, handIn, ownWork, staffPath } from './assignment-calls';
import { addResult, body, moving, placedOrder, problem, staffOrder, transitionOrder, useCompany } from './offer-calls';
import { readZip } from './read-zip';
import { useSharedStrapi } from './strapi';
import { usePeople } from './use-people';

const shop = useSharedStrapi();
useCompany(shop);
const { staff, customer, stranger, drafter, modeller } = usePeople(shop, {
  staff: 'admin',
  customer: 'user',
  stranger: 'user',
  drafter: 'contractor',
  modeller: 'contractor',
});

const words = ['Die Tür zum Bad schlägt falsch auf', 'Das Maß bitte bis zur Achse B'];
const own = (id: string) => body<Order>(customer.call('GET', `/api/orders/${id}`));
const commandOn = (mark: { revision: number }) => ({ revision: mark.revision, key: randomUUID() });

/** Makes an order whose delivery came from a contractor, with two marks of its customer on it. */
async function revised(): Promise<{ orderId: string; workId: string }> {
  const { id: orderId, quote } = await placedOrder(shop, staff, customer);
  await transitionOrder(staff, orderId, 'start');
  const { id: workId } = await assignDirectly(staff, drafter, { quoteId: quote.id });
  await body(act(drafter, workId, 'start'));
  await handIn(shop, drafter, workId);
  await body(decide(staff, workId, 'approve'));
  await transitionOrder(staff, orderId, 'release');
  await mark(orderId, words);
  return { orderId, workId };
}

async function mark(orderId: string, texts: readonly string[]): Promise<Order> {
  const order = await own(orderId);
  const fileName = order.results.at(-1)?.fileName ?? '';
  const marks = texts.map((text, index) => ({ fileName, page: 1, x: 0.25, y: 0.5 + index / 10, text }));
  return body(customer.call('POST', `/api/orders/${orderId}/revise`, { ...moving(order), marks }));
}

const staffMark = async (orderId: string, number = 1): Promise<StaffMark> => {
  const found = (await staffOrder(staff, orderId)).marks.find((one) => one.number === number);
  if (!found) throw new Error(`no mark ${number}`);
  return found;
};
const ownMark = async (orderId: string): Promise<MarkView> => (await own(orderId)).marks[0]!;
const workMark = async (workId: string): Promise<MarkView> => (await ownWork(drafter, workId)).marks[0]!;

/** A mark as one side reaches it. */
const at = (base: string, markId: string): string => `${base}/marks/${markId}`;
const onMark = (person: SignedIn, path: string, event: string, command: object) => person.call('POST', `${path}/${event}`, command);
const byStaff = (orderId: string, markId: string, event: string, command: object) =>
  onMark(staff, at(`/api/staff/orders/${orderId}`, markId), event, command);

/** Releases the first mark, in English words. */
async function released(orderId: string, workId: string): Promise<StaffOrder> {
  const first = await staffMark(orderId);
  const command = { ...commandOn(first), assignmentId: workId, wording: 'Bathroom door: swing it into the hallway.' };
  return body(byStaff(orderId, first.id, 'release', command));
}

test('a mark stands at its place for customer, staff and contractor, is worked on, checked, and done', async () => {
  const { orderId, workId } = await revised();
  const place = { page: 1, x: 0.25, y: 0.5 };
  const [first, second] = (await staffOrder(staff, orderId)).marks;
  expect(first).toMatchObject({ ...place, number: 1, text: words[0], status: 'open', release: null });
  expect(second).toMatchObject({ number: 2, text: words[1] });
  expect((await ownWork(drafter, workId)).marks).toEqual([]);
  await released(orderId, workId);
  await body(decide(staff, workId, 'rework', { text: 'Please see the mark on the sheet' }));
  const work = await ownWork(drafter, workId);
  expect(work.marks).toMatchObject([{ ...place, id: first!.id, number: 1, text: 'Bathroom door: swing it into the hallway.' }]);
  expect(work.results.map(({ fileName }) => fileName)).toContain(work.marks[0]?.fileName);
  await body(onMark(drafter, at(contractorPath(workId), first!.id), 'tick', commandOn(await workMark(workId))));
  expect(await workMark(workId)).toMatchObject({ status: 'ready' });
  expect(await staffMark(orderId)).toMatchObject({ status: 'ready' });
  expect(await ownMark(orderId)).toMatchObject({ status: 'open' });
  await handIn(shop, drafter, workId);
  await body(decide(staff, workId, 'approve'));
  expect(await ownMark(orderId)).toMatchObject({ status: 'done', doneAt: expect.any(String) });
  expect(await workMark(workId)).toMatchObject({ status: 'done' });
  await transitionOrder(staff, orderId, 'release');
  await mark(orderId, ['Noch eine Stelle']);
  expect((await own(orderId)).marks.map(({ number, status }) => [number, status])).toEqual([
    [1, 'done'],
    [2, 'open'],
    [3, 'open'],
  ]);
});

test('replies reach those they are for, and contractors read no names', async () => {
  const { orderId, workId } = await revised();
  await released(orderId, workId);
  const { id } = await staffMark(orderId);
  const reply = (text: string, audience: string) => body(byStaff(orderId, id, 'replies', { key: randomUUID(), text, audience }));
  await body(onMark(customer, at(`/api/orders/${orderId}`, id), 'replies', { key: randomUUID(), text: 'Bitte bald' }));
  await reply('Sie dreht sich mit der nächsten Lieferung', 'customer');
  await reply('Stand in der Skizze, unser Fehler', 'team');
  await reply('The switch moves with it', 'contractor');
  await body(decide(staff, workId, 'rework', { text: 'Please see the mark' }));
  const asked = { key: randomUUID(), text: 'Which side is the switch on?' };
  for (let time = 0; time < 2; time++) await body(onMark(drafter, at(contractorPath(workId), id), 'replies', asked));
  const texts = ({ replies }: MarkView) => replies.map(({ text }) => text);
  expect(texts(await ownMark(orderId))).toEqual(['Bitte bald', 'Sie dreht sich mit der nächsten Lieferung']);
  const read = await workMark(workId);
  expect(read.replies.map(({ from, name, text }) => [from, name, text])).toEqual([
    ['staff', '', 'The switch moves with it'],
    ['contractor', '', asked.text],
  ]);
  expect(texts(await staffMark(orderId))).toHaveLength(5);
  const named = { key: randomUUID(), text: 'Ask Ada Jansen', audience: 'contractor' };
  expect(await problem(byStaff(orderId, id, 'replies', named))).toEqual([422, 'assignment.names-customer']);
});

test('a repeated command counts once, and one on a stale mark is refused', async () => {
  const { orderId } = await revised();
  const path = `/api/orders/${orderId}`;
  const seen = await ownMark(orderId);
  const command = commandOn(seen);
  for (let time = 0; time < 2; time++) await body(onMark(customer, at(path, seen.id), 'settle', command));
  expect(await ownMark(orderId)).toMatchObject({ status: 'done', revision: seen.revision + 1 });
  expect(await problem(onMark(customer, at(path, seen.id), 'reopen', commandOn(seen)))).toEqual([409, 'stale']);
  const settled = await staffMark(orderId);
  expect(await problem(byStaff(orderId, seen.id, 'settle', commandOn(settled)))).toEqual([409, 'stale']);
  await body(byStaff(orderId, seen.id, 'reopen', commandOn(settled)));
  expect(await ownMark(orderId)).toMatchObject({ status: 'open', doneAt: null });
});

test('what happens between staff and contractor leaves the customer’s revision as it was', async () => {
  const { orderId, workId } = await revised();
  const before = await ownMark(orderId);
  await released(orderId, workId);
  expect((await ownMark(orderId)).revision).toBe(before.revision);
  await body(onMark(customer, at(`/api/orders/${orderId}`, before.id), 'settle', commandOn(before)));
  expect(await staffMark(orderId)).toMatchObject({ status: 'done' });
});

describe('a release', () => {
  test('names nobody, belongs to the order, and is taken back', async () => {
    const { orderId, workId } = await revised();
    const other = await revised();
    const first = await staffMark(orderId);
    const command = { ...commandOn(first), assignmentId: workId };
    const release = (change: object) => problem(byStaff(orderId, first.id, 'release', { ...command, wording: 'Door', ...change }));
    expect(await release({ wording: 'Door of Ada Jansen' })).toEqual([422, 'assignment.names-customer']);
    expect(await release({ assignmentId: other.workId })).toEqual([404, 'assignment.not-found']);
    expect(await release({ wording: ' ' })).toEqual([400, 'input.invalid']);
    await released(orderId, workId);
    expect((await ownWork(drafter, workId)).marks).toHaveLength(1);
    await body(byStaff(orderId, first.id, 'hold-back', commandOn(await staffMark(orderId))));
    expect((await ownWork(drafter, workId)).marks).toEqual([]);
    const held = commandOn(await staffMark(orderId));
    expect(await problem(byStaff(orderId, first.id, 'hold-back', held))).toEqual([409, 'stale']);
  });

  test('takes the sheet along once its title block was checked', async () => {
    const { id: orderId, quote } = await placedOrder(shop, staff, customer);
    await transitionOrder(staff, orderId, 'start');
    await addResult(shop, staff, orderId);
    await transitionOrder(staff, orderId, 'submit', 'release');
    await mark(orderId, words);
    const { id: workId, number } = await assignDirectly(staff, drafter, { quoteId: quote.id });
    const first = await staffMark(orderId);
    const command = { ...commandOn(first), assignmentId: workId, wording: 'Door' };
    expect(await problem(byStaff(orderId, first.id, 'release', command))).toEqual([422, 'assignment.sheet-missing']);
    await body(byStaff(orderId, first.id, 'release', { ...command, titleBlockChecked: true }));
    const { files, marks } = await ownWork(drafter, workId);
    expect(files).toMatchObject([{ fileName: marks[0]?.fileName, originalName: `${number}-01.txt` }]);
    const { url } = await body<{ url: string }>(drafter.call('GET', `${contractorPath(workId)}/files/${marks[0]?.fileName}/download-url`));
    expect((await shop.http(url)).status).toBe(200);
  });
});

describe('foreign ids', () => {
  test('are not found, and each side has its own transitions', async () => {
    const { orderId, workId } = await revised();
    const other = await revised();
    await released(orderId, workId);
    const { id, revision } = await staffMark(orderId);
    const unreleased = await staffMark(orderId, 2);
    const command = { revision, key: randomUUID() };
    const reply = { key: randomUUID(), text: 'Hallo' };
    const [mine, theirs] = [`/api/orders/${orderId}`, `/api/orders/${other.orderId}`];
    await body(decide(staff, workId, 'rework', { text: 'Please see the mark' }));
    const calls: [Promise<Response>, [number, string]][] = [
      [onMark(stranger, at(mine, id), 'settle', command), [404, 'order.not-found']],
      [onMark(stranger, at(mine, id), 'replies', reply), [404, 'order.not-found']],
      [onMark(customer, at(theirs, id), 'settle', command), [404, 'not-found']],
      [onMark(customer, at(mine, id), 'tick', command), [404, 'not-found']],
      [onMark(customer, at(`/api/staff/orders/${orderId}`, id), 'settle', command), [403, 'auth.forbidden']],
      [byStaff(other.orderId, id, 'settle', command), [404, 'not-found']],
      [byStaff(orderId, id, 'tick', command), [404, 'not-found']],
      [onMark(modeller, at(contractorPath(workId), id), 'tick', command), [404, 'assignment.not-found']],
      [onMark(modeller, at(contractorPath(workId), id), 'replies', reply), [404, 'assignment.not-found']],
      [onMark(drafter, at(contractorPath(workId), unreleased.id), 'tick', command), [404, 'not-found']],
      [onMark(drafter, at(contractorPath(workId), unreleased.id), 'replies', reply), [404, 'not-found']],
      [onMark(drafter, at(contractorPath(workId), id), 'settle', command), [404, 'not-found']],
      [onMark(drafter, at(`/api/staff/orders/${orderId}`, id), 'release', command), [403, 'auth.forbidden']],
      [onMark(staff, at(contractorPath(workId), id), 'tick', command), [403, 'auth.forbidden']],
    ];
    for (const [call, expected] of calls) expect(await problem(call)).toEqual(expected);
    expect(await problem(shop.http(`${mine}/marks/${id}/settle`, { method: 'POST' }))).toEqual([401, 'auth.required']);
    expect(await staffMark(orderId)).toMatchObject({ status: 'open', replies: [] });
  });

  test('contractors learn neither the customer’s words nor who they are', async () => {
    const { orderId, workId } = await revised();
    await released(orderId, workId);
    const answer = await (await drafter.call('GET', contractorPath(workId))).text();
    const { buyer } = await own(orderId);
    for (const secret of [...words, buyer.name, customer.email, orderId, await staffName(orderId)]) expect(answer).not.toContain(secret);
    expect(answer).toContain('Bathroom door');
    const shown = await (await staff.call('GET', staffPath(workId))).text();
    expect((JSON.parse(shown) as Assignment).marks).toHaveLength(1);
  });
});

/** Reads the name under which staff reply. */
async function staffName(orderId: string): Promise<string> {
  const { id } = await staffMark(orderId);
  const reply = { key: randomUUID(), text: 'Noted', audience: 'contractor' };
  const { marks } = await body<StaffOrder>(byStaff(orderId, id, 'replies', reply));
  return marks[0]?.replies.at(-1)?.name ?? '';
}

test('a contractor whose work ended reads marks no more; the customer’s archive has them with their replies', async () => {
  const { orderId, workId } = await revised();
  await released(orderId, workId);
  const { id } = await staffMark(orderId);
  await body(byStaff(orderId, id, 'replies', { key: randomUUID(), text: 'Kommt', audience: 'customer' }));
  await body(decide(staff, workId, 'rework', { text: 'Please see the mark' }));
  await body(decide(staff, workId, 'withdraw'));
  expect((await ownWork(drafter, workId)).marks).toEqual([]);
  const tick = onMark(drafter, at(contractorPath(workId), id), 'tick', commandOn(await staffMark(orderId)));
  expect(await problem(tick)).toEqual([409, 'assignment.wrong-status']);
  const { url } = await body<{ url: string }>(customer.call('GET', `/api/orders/${orderId}/archive/download-url`));
  const archive = readZip(await (await shop.http(url)).arrayBuffer());
  const { marks } = JSON.parse(String(archive.get('order.json'))) as Order;
  expect(marks).toMatchObject([{ text: words[0], replies: [{ text: 'Kommt' }] }, { text: words[1] }]);
});
