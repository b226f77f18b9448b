import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Order, StaffOrder } from '../src/contract/production/order';
import { addResult, body, placedOrder, problem, transitionOrder, useCompany } from './offer-calls';
import { useSharedStrapi } from './strapi';
import { usePeople } from './use-people';

const shop = useSharedStrapi();
useCompany(shop);
const { lead, staff, customer, contractor } = usePeople(shop, {
  lead: 'super_admin',
  staff: 'admin',
  customer: 'user',
  contractor: 'contractor',
});

const orderInWork = async (): Promise<StaffOrder> => {
  const { id } = await placedOrder(shop, lead, customer);
  await transitionOrder(lead, id, 'start');
  return addResult(shop, lead, id);
};
const pathOf = (id: string) => `/api/staff/orders/${id}/results/remove`;
const removal = (order: StaffOrder, fileName = order.results.at(-1)?.fileName ?? '') => ({ key: randomUUID(), fileName });
const remove = (order: StaffOrder, sent = removal(order)) => staff.call('POST', pathOf(order.id), sent);

describe('a file of the next delivery', () => {
  test('is taken out before the release, once for a double click, and is gone for all', async () => {
    const first = await orderInWork();
    const order = await addResult(shop, lead, first.id);
    const [right, wrong] = order.results;
    const sent = removal(order);
    expect(sent.fileName).toBe(wrong?.fileName);
    const answers = await Promise.all([remove(order, sent), remove(order, sent)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await body<StaffOrder>(remove(order, sent))).results.map(({ fileName }) => fileName)).toEqual([right?.fileName]);
    await transitionOrder(lead, order.id, 'submit', 'release');
    const seen = await body<Order>(customer.call('GET', `/api/orders/${order.id}`));
    expect(seen.results.map(({ fileName }) => fileName)).toEqual([right?.fileName]);
    expect(seen.timeline.map(({ name }) => name)).not.toContain('order.result-removed');
    expect(await problem(staff.call('GET', `/api/staff/orders/${order.id}/files/${sent.fileName}/download-url`))).toEqual([
      404,
      'storage.object-not-found',
    ]);
  });

  test('that was the only one leaves nothing to release', async () => {
    const order = await orderInWork();
    await body(remove(order));
    await transitionOrder(lead, order.id, 'submit');
    const { revision } = await body<StaffOrder>(lead.call('GET', `/api/staff/orders/${order.id}`));
    expect(await problem(lead.call('POST', `/api/staff/orders/${order.id}/release`, { revision, key: randomUUID() }))).toEqual([
      409,
      'order.results-missing',
    ]);
  });

  test('that was delivered, or is another order’s, stays', async () => {
    const order = await orderInWork();
    const other = await orderInWork();
    expect(await problem(remove(order, removal(other)))).toEqual([404, 'storage.object-not-found']);
    await transitionOrder(lead, order.id, 'submit', 'release');
    expect(await problem(remove(order))).toEqual([409, 'order.wrong-status']);
    const { results } = await body<Order>(customer.call('GET', `/api/orders/${order.id}`));
    expect(results).toHaveLength(1);
  });

  test('is taken out by staff alone', async () => {
    const order = await orderInWork();
    for (const person of [customer, contractor]) expect((await person.call('POST', pathOf(order.id), removal(order))).status).toBe(403);
    const { results } = await body<StaffOrder>(staff.call('GET', `/api/staff/orders/${order.id}`));
    expect(results).toHaveLength(1);
  });

  test('that a contractor handed in stays with their assignment', async () => {
    const order = await orderInWork();
    const { fileName } = order.results[0]!;
    const rows = () => shop.strapi.db.connection('customer_files').where({ file_name: fileName });
    await rows().update({ assignment_id: 'theirs', submission: 1 });
    await body(remove(order));
    expect(await rows().first('order_id', 'version', 'assignment_id', 'original_name')).toEqual({
      order_id: null,
      version: null,
      assignment_id: 'theirs',
      original_name: 'ergebnis.txt',
    });
  });
});
