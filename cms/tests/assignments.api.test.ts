import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Assignment, AssignmentMessage, AssignmentSummary, StaffAssignment } from '../src/contract/production/assignment';
import type { Page } from '../src/contract/list';
import type { Order } from '../src/contract/production/order';
import { mailTo, newEmail } from './accounts';
import { act, ask, assignDirectly, bid, contractorPath, decide, handIn, ownWork, staffPath, staffWork } from './assignment-calls';
import { catchUp } from './catch-up';
import { body, transitionOrder, moving, newQuote, placedOrder, problem, staffOrder, uploadFile, useCompany } from './offer-calls';
import { useStrapi } from './strapi';
import { usePeople } from './use-people';

const team = 'team@planquadrat.example';

const shop = useStrapi({ STAFF_EMAIL: team });
useCompany(shop);
const { staff, lead, customer, drafter, modeller } = usePeople(shop, {
  staff: 'admin',
  lead: 'super_admin',
  customer: 'user',
  drafter: 'contractor',
  modeller: 'contractor',
});

const DAY_MS = 24 * 60 * 60 * 1000;

const startedOrder = async (): Promise<Order> => {
  const order = await placedOrder(shop, staff, customer);
  await transitionOrder(staff, order.id, 'start');
  return order;
};

/** Makes an assignment that a contractor works on, of an order in production. */
async function worked(): Promise<{ order: Order; id: string }> {
  const order = await startedOrder();
  const { id } = await assignDirectly(staff, drafter, { quoteId: order.quote.id });
  await body(act(drafter, id, 'start'));
  return { order, id };
}

/** Uploads a file with a customer's message, named after them. */
async function customersFile(quoteId: string): Promise<string> {
  const files = await uploadFile(shop, 'Beispiel, Torstraße 1.txt');
  await body(customer.call('POST', `/api/quotes/${quoteId}/messages`, { key: randomUUID(), text: 'Anbei', files }));
  return files.fileNames[0] ?? '';
}

test('staff set another date with its reason, which the contractor reads', async () => {
  const { order, id } = await worked();
  const at = '2099-01-15T10:00:00.000Z';
  const text = 'The scan came late';
  expect(await decide(staff, id, 'date', { at, text })).toMatchObject({ status: 200 });
  const shown = await ownWork(drafter, id);
  expect(shown.dueAt).toBe(at);
  expect(shown.messages.at(-1)).toMatchObject({ text, transition: 'assignment.change-date' });
  await catchUp(shop, 'domain/notices/queue-mails', 'queueMails');
  expect((await mailTo(shop, drafter.email, 'assignment-date-changed'))?.text).toContain(text);
  expect(await problem(decide(staff, id, 'date', { at: '2020-01-01T00:00:00Z', text }))).toEqual([422, 'assignment.date-past']);
  expect(await problem(decide(staff, id, 'date', { at, text: 'For Ada Jansen' }))).toEqual([422, 'assignment.names-customer']);
  expect(await problem(decide(staff, id, 'date', { at }))).toEqual([400, 'input.invalid']);
  const [asked] = await ask(staff, [modeller], { quoteId: order.quote.id });
  await body(decide(staff, asked!.id, 'date', { at, text }));
  expect((await ownWork(modeller, asked!.id)).answerBy).toBe(at);
});

test('two are asked for a price, one is chosen, and the work becomes the delivery', async () => {
  const order = await startedOrder();
  const [one, other] = await ask(staff, [drafter, modeller], { quoteId: order.quote.id });
  expect(one).toMatchObject({ status: 'offered', terms: null, contractor: { id: drafter.id } });
  await bid(drafter, one!.id, { price: 90_000, days: 4 });
  await bid(modeller, other!.id, { price: 80_000, days: 6 });
  const compared = await body<Page<StaffAssignment>>(staff.call('GET', `/api/staff/assignments?quoteId=${order.quote.id}`));
  expect(compared.items.map(({ terms }) => terms?.price)).toEqual([80_000, 90_000]);
  await body(decide(staff, one!.id, 'assign'));
  await body(decide(staff, other!.id, 'reject'));
  expect(await ownWork(drafter, one!.id)).toMatchObject({
    status: 'assigned',
    drawing: expect.stringMatching(/^[a-z0-9-]+\/[a-z0-9-]+$/),
    terms: { price: 90_000, days: 4 },
    dueAt: expect.any(String),
  });
  await body(act(drafter, one!.id, 'start'));
  const first = await handIn(shop, drafter, one!.id);
  expect((await staffOrder(staff, order.id)).status).toBe('internal_review');
  await body(decide(staff, one!.id, 'rework', { text: 'Eine Wand fehlt' }));
  await handIn(
    shop,
    drafter,
    one!.id,
    first.results.map(({ fileName }) => fileName),
  );
  const approved = await body<StaffAssignment>(decide(staff, one!.id, 'approve'));
  expect(approved).toMatchObject({ status: 'approved', reworks: 1, submission: 2 });
  expect((await staffOrder(staff, order.id)).results).toHaveLength(2);
  await transitionOrder(staff, order.id, 'release');
  const delivered = await body<Order>(customer.call('GET', `/api/orders/${order.id}`));
  expect(delivered.results).toHaveLength(2);
  expect(delivered.timeline.map(({ actor }) => actor)).not.toContain('contractor');
});

test('only what was handed in last is delivered', async () => {
  const { order, id } = await worked();
  await handIn(shop, drafter, id);
  await body(decide(staff, id, 'rework', { text: 'Bitte neu' }));
  await handIn(shop, drafter, id);
  await body(decide(staff, id, 'approve'));
  expect((await staffOrder(staff, order.id)).results).toHaveLength(1);
});

test('approved work comes back after a revision, and what was delivered stays where it was delivered', async () => {
  const { order, id } = await worked();
  const first = await handIn(shop, drafter, id);
  const approved = await body<StaffAssignment>(decide(staff, id, 'approve'));
  expect(approved.transitions).toEqual([]);
  expect(await problem(decide(staff, id, 'rework', { text: 'Bitte neu' }))).toEqual([409, 'assignment.wrong-status']);
  await transitionOrder(staff, order.id, 'release');
  const delivered = await body<Order>(customer.call('GET', `/api/orders/${order.id}`));
  await body(customer.call('POST', `/api/orders/${order.id}/revise`, moving(delivered, 'Die Tür fehlt')));
  expect((await staffWork(staff, id)).transitions).toEqual(['rework']);
  await body(decide(staff, id, 'rework', { text: 'Please add the door' }));
  expect(await staffOrder(staff, order.id)).toMatchObject({ status: 'in_production' });
  expect(await ownWork(drafter, id)).toMatchObject({ status: 'rework', dueAt: expect.any(String) });
  await handIn(
    shop,
    drafter,
    id,
    first.results.map(({ fileName }) => fileName),
  );
  await body(decide(staff, id, 'approve'));
  await transitionOrder(staff, order.id, 'release');
  const again = await body<Order>(customer.call('GET', `/api/orders/${order.id}`));
  expect(again.results.map(({ version }) => version)).toEqual([1, 2]);
});

test('a bid is revised until it is decided, and staff are offered only what the table allows now', async () => {
  const order = await placedOrder(shop, staff, customer);
  const [one] = await ask(staff, [drafter], { quoteId: order.quote.id });
  await bid(drafter, one!.id, { price: 90_000, days: 4 });
  await bid(drafter, one!.id, { price: 70_000, days: 5 });
  const bidden = await staffWork(staff, one!.id);
  expect(bidden).toMatchObject({ status: 'bid', terms: { price: 70_000, days: 5 }, transitions: ['reject', 'withdraw'] });
  await transitionOrder(staff, order.id, 'start');
  expect((await staffWork(staff, one!.id)).transitions).toEqual(['assign', 'reject', 'withdraw']);
  await body(decide(staff, one!.id, 'assign'));
  const late = act(drafter, one!.id, 'bid', { terms: { price: 60_000, days: 4 } });
  expect(await problem(late)).toEqual([409, 'assignment.wrong-status']);
});

test('files go with messages of both sides, those of staff once their title blocks were checked', async () => {
  const { id } = await worked();
  const write = async (person: typeof staff, path: string, name: string, extra: object = {}) =>
    person.call('POST', `${path}/messages`, { key: randomUUID(), text: 'See the file', files: await uploadFile(shop, name), ...extra });
  const asked = await body<AssignmentMessage>(write(drafter, contractorPath(id), 'question.txt'));
  expect(asked.files).toMatchObject([{ originalName: 'question.txt' }]);
  expect(await problem(write(staff, staffPath(id), 'detail.txt'))).toEqual([400, 'input.invalid']);
  const named = write(staff, staffPath(id), 'Jansen, detail.txt', { titleBlocksChecked: true });
  expect(await problem(named)).toEqual([422, 'assignment.names-customer']);
  const answered = await body<AssignmentMessage>(write(staff, staffPath(id), 'detail.txt', { titleBlocksChecked: true }));
  const { messages, results } = await ownWork(drafter, id);
  expect(messages.map(({ files }) => files.length)).toEqual([1, 1]);
  expect(results).toEqual([]);
  const download = (person: typeof staff, path: string, fileName = '') => person.call('GET', `${path}/files/${fileName}/download-url`);
  const [question, answer] = [asked.files[0]?.fileName, answered.files[0]?.fileName];
  await body(download(staff, staffPath(id), question));
  await body(download(drafter, contractorPath(id), answer));
  expect(await problem(download(modeller, contractorPath(id), answer))).toEqual([404, 'assignment.not-found']);
  await body(decide(staff, id, 'withdraw'));
  expect(await problem(download(drafter, contractorPath(id), answer))).toEqual([404, 'storage.object-not-found']);
  expect((await ownWork(drafter, id)).messages.flatMap(({ files }) => files)).toEqual([]);
});

describe('a contractor', () => {
  test('learns nothing of the customer, of prices or of other bids', async () => {
    const order = await startedOrder();
    const quoteId = order.quote.id;
    const fileName = await customersFile(quoteId);
    const release = { fileNames: [fileName], titleBlocksChecked: true as const };
    const [mine, other] = await ask(staff, [drafter, modeller], { quoteId, release });
    const answers: string[] = [];
    const heard = async (answer: Response | Promise<Response>) => {
      const given = await answer;
      answers.push(`${JSON.stringify([...given.headers])} ${await given.clone().text()}`);
      return given;
    };
    const id = mine!.id;
    await bid(modeller, other!.id, { price: 77_777, days: 6 });
    await heard(act(drafter, id, 'bid', { terms: { price: 90_000, days: 4 } }));
    await body(decide(staff, id, 'assign'));
    await heard(act(drafter, id, 'start'));
    await heard(drafter.call('POST', `${contractorPath(id)}/messages`, { key: randomUUID(), text: 'Which axis?' }));
    await body(staff.call('POST', `${staffPath(id)}/messages`, { key: randomUUID(), text: 'Axis C.' }));
    const { url } = await body<{ url: string }>(heard(drafter.call('GET', `${contractorPath(id)}/files/${fileName}/download-url`)));
    await heard(shop.http(url));
    await heard(act(drafter, id, 'submit', { files: await uploadFile(shop, 'result.txt') }));
    await heard(act(drafter, id, 'decline'));
    await heard(drafter.call('GET', contractorPath(id)));
    await heard(drafter.call('GET', contractorPath(other!.id)));
    await heard(drafter.call('GET', '/api/contractor/assignments'));
    await heard(drafter.call('GET', `/api/staff/assignments/${id}`));
    const { buyer, number, totals } = order;
    const secrets = [buyer.name, buyer.street, buyer.email, customer.email, customer.id, 'Beispiel', number, order.id, quoteId];
    const amounts = [totals.net, totals.gross, 77_777].map(String);
    for (const secret of [...secrets, order.quote.number, ...amounts]) {
      expect(answers.filter((answer) => answer.includes(secret)).map((answer) => [secret, answer])).toEqual([]);
    }
    expect(answers.join()).toContain(`${mine!.number}-01.txt`);
  });

  test('finds only what was given to them', async () => {
    const { id } = await worked();
    expect(await problem(modeller.call('GET', contractorPath(id)))).toEqual([404, 'assignment.not-found']);
    const move = { revision: 1, key: randomUUID() };
    expect(await problem(modeller.call('POST', `${contractorPath(id)}/decline`, move))).toEqual([404, 'assignment.not-found']);
    const { items } = await body<Page<AssignmentSummary>>(modeller.call('GET', '/api/contractor/assignments?status=waiting'));
    expect(items.map((item) => item.id)).not.toContain(id);
  });

  test('has files once they are released, and only while there is work', async () => {
    const { order, id } = await worked();
    const fileName = await customersFile(order.quote.id);
    const download = () => drafter.call('GET', `${contractorPath(id)}/files/${fileName}/download-url`);
    expect(await problem(download())).toEqual([404, 'storage.object-not-found']);
    const unchecked = { key: randomUUID(), fileNames: [fileName] };
    expect(await problem(staff.call('POST', `${staffPath(id)}/files`, unchecked))).toEqual([400, 'input.invalid']);
    const release = { ...unchecked, titleBlocksChecked: true };
    for (let time = 0; time < 2; time++) await body(staff.call('POST', `${staffPath(id)}/files`, release));
    const { files, number } = await ownWork(drafter, id);
    expect(files).toMatchObject([{ fileName, originalName: `${number}-01.txt` }]);
    const { url } = await body<{ url: string }>(download());
    expect((await shop.http(url)).headers.get('content-disposition')).toContain(`${number}-01.txt`);
    await body(decide(staff, id, 'withdraw'));
    expect((await ownWork(drafter, id)).files).toEqual([]);
    expect(await problem(download())).toEqual([404, 'storage.object-not-found']);
  });

  test('cannot have a stranger’s file through a release', async () => {
    const { id } = await worked();
    const elsewhere = await customersFile((await startedOrder()).quote.id);
    const release = { key: randomUUID(), fileNames: [elsewhere], titleBlocksChecked: true };
    expect(await problem(staff.call('POST', `${staffPath(id)}/files`, release))).toEqual([422, 'quote.file-unknown']);
  });

  test('hands nothing in without a file', async () => {
    const { id } = await worked();
    expect(await problem(act(drafter, id, 'submit'))).toEqual([422, 'assignment.files-missing']);
    expect(await problem(act(drafter, id, 'submit', { keep: ['somebody-elses-file-00'] }))).toEqual([422, 'quote.file-unknown']);
    expect((await ownWork(drafter, id)).status).toBe('in_progress');
  });
});

test('work is due later by the time in which its order rested, once, and its contractor is told', async () => {
  const { order, id } = await worked();
  const { dueAt } = await ownWork(drafter, id);
  await transitionOrder(staff, order.id, 'hold');
  const pauses = [{ from: new Date(Date.now() - 14 * DAY_MS).toISOString(), to: null }];
  await shop.strapi.db.query('api::order.order').update({ where: { documentId: order.id }, data: { pauses } });
  await transitionOrder(staff, order.id, 'resume');
  await catchUp(shop, 'domain/production/assignments/follow-documents', 'postponeAssignments');
  const later = await ownWork(drafter, id);
  expect(new Date(String(later.dueAt)).getTime() - new Date(String(dueAt)).getTime()).toBeGreaterThan(10 * DAY_MS);
  expect(later.timeline.map(({ name }) => name)).toContain('assignment.postponed');
  await shop.strapi.db.query('api::counter.counter').update({ where: { key: 'reader:rests' }, data: { value: 0 } });
  await catchUp(shop, 'domain/production/assignments/follow-documents', 'postponeAssignments');
  expect((await ownWork(drafter, id)).dueAt).toBe(later.dueAt);
  await catchUp(shop, 'domain/notices/queue-mails', 'queueMails');
  expect((await mailTo(shop, drafter.email, 'assignment-postponed'))?.subject).toContain(later.number);
});

test('what ends takes its work with it', async () => {
  const { order, id } = await worked();
  await transitionOrder(lead, order.id, 'cancel');
  await catchUp(shop, 'domain/production/assignments/follow-documents', 'withdrawAssignments');
  expect((await staffWork(staff, id)).status).toBe('withdrawn');
  expect((await staffWork(staff, id)).timeline.at(-1)).toMatchObject({ name: 'assignment.withdrawn', actor: 'timer' });
});

test('each step is told by mail to whoever did not cause it, without the customer', async () => {
  const { number, id: quoteId } = await newQuote(shop, staff, newEmail());
  const [requested] = await ask(staff, [modeller], { quoteId });
  await catchUp(shop, 'domain/notices/queue-mails', 'queueMails');
  const request = await mailTo(shop, modeller.email, 'assignment-offered');
  expect(request?.text).toContain(`/contractor/quotes/${requested!.id}`);
  expect(request?.text).toContain('Answer by');
  for (const secret of [number, quoteId, 'Beispiel']) expect(request?.text).not.toContain(secret);
  await bid(modeller, requested!.id, { price: 50_000, days: 2 });
  await catchUp(shop, 'domain/notices/queue-mails', 'queueMails');
  const notice = await mailTo(shop, team, 'assignment-bid-given-notice');
  expect(notice?.text).toContain(`/admin/quotes/${quoteId}`);
});

test('a move repeated happens once, and an old picture is stale', async () => {
  const { id } = await worked();
  const seen = await ownWork(drafter, id);
  const submission = { ...moving(seen), files: await uploadFile(shop, 'result.txt') };
  const call = () => drafter.call('POST', `${contractorPath(id)}/submit`, submission);
  for (let time = 0; time < 2; time++) expect((await body<Assignment>(call())).submission).toBe(1);
  expect(await problem(drafter.call('POST', `${contractorPath(id)}/submit`, { ...submission, key: randomUUID() }))).toEqual([409, 'stale']);
});

test('staff see how contractors have worked', async () => {
  await catchUp(shop, 'domain/records/people', 'followPeople');
  const contractors = await body<Page<{ id: string; approved: number; onTimeRate: number | null }>>(
    staff.call('GET', '/api/staff/assignees'),
  );
  expect(contractors.items.find(({ id }) => id === drafter.id)).toMatchObject({ approved: expect.any(Number), onTimeRate: 1 });
  expect(contractors.items.map(({ id }) => id)).not.toContain(customer.id);
});
