import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { MAX_SAVED_VIEWS, type SavedView, type SavedViews } from '../src/contract/people/saved-view';
import { staffMember, type SignedIn } from './accounts';
import { body, problem } from './offer-calls';
import { compiled, useSharedStrapi } from './strapi';
import { usePeople } from './use-people';

const shop = useSharedStrapi();
const PATH = '/api/staff/saved-views';
const { staff, colleague } = usePeople(shop, { staff: 'admin', colleague: 'super_admin' });

const newView = (change: object = {}) => ({
  key: randomUUID(),
  list: 'quotes',
  name: 'Neue von Brandt',
  filter: { status: 'submitted', q: 'Brandt', sort: 'oldest' },
  shared: false,
  ...change,
});
const save = (person: SignedIn, view: object) => person.call('POST', PATH, view);
const viewsOf = async (person: SignedIn, list = 'quotes') => (await body<SavedViews>(person.call('GET', `${PATH}?list=${list}`))).views;

test('a view is kept once, for the list it belongs to', async () => {
  const view = newView();
  const [first, again] = await Promise.all([body<SavedView>(save(staff, view)), body<SavedView>(save(staff, view))]);
  expect(again).toEqual(first);
  expect(first).toEqual({ id: first.id, list: 'quotes', name: view.name, filter: view.filter, shared: false, own: true });
  expect((await viewsOf(staff)).filter(({ id }) => id === first.id)).toEqual([first]);
  expect(await viewsOf(staff, 'orders')).toEqual([]);
});

test('views of the board are kept, and refused where the board could not be asked so', async () => {
  const filter = { due: 'late', contractor: 'k0nt', category: 'as-built', term: 'express' };
  await save(staff, newView({ list: 'board', filter }));
  expect((await viewsOf(staff, 'board')).map((view) => view.filter)).toEqual([filter]);
  expect(await problem(save(staff, newView({ list: 'board', filter: { due: 'someday' } })))).toEqual([400, 'input.invalid']);
});

test('colleagues see what is shared, and only that', async () => {
  const shown = await body<SavedView>(save(staff, newView({ list: 'orders', filter: { status: 'open' }, shared: true })));
  await save(staff, newView({ list: 'orders', filter: {} }));
  expect(await viewsOf(colleague, 'orders')).toEqual([{ ...shown, own: false }]);
  await staff.call('PATCH', `${PATH}/${shown.id}`, { shared: false });
  expect(await viewsOf(colleague, 'orders')).toEqual([]);
});

test('a view is renamed and removed by its owner alone', async () => {
  const { id } = await body<SavedView>(save(staff, newView({ shared: true })));
  expect(await problem(colleague.call('PATCH', `${PATH}/${id}`, { name: 'Meine' }))).toEqual([404, 'saved-view.not-found']);
  expect((await colleague.call('DELETE', `${PATH}/${id}`)).status).toBe(204);
  expect(await body<SavedView>(staff.call('PATCH', `${PATH}/${id}`, { name: '  Alle Neuen ' }))).toMatchObject({ id, name: 'Alle Neuen' });
  for (let times = 0; times < 2; times++) expect((await staff.call('DELETE', `${PATH}/${id}`)).status).toBe(204);
  expect((await viewsOf(staff)).map((view) => view.id)).not.toContain(id);
});

describe('what is no view', () => {
  test.each([
    { name: '' },
    { name: 'x'.repeat(61) },
    { list: 'payments' },
    { filter: { status: 'lost' } },
    { filter: { sort: 'due' } },
    { filter: { q: 'x'.repeat(81) } },
    { key: 'once' },
    { shared: 'yes' },
  ])('%o is refused', async (change) => {
    expect(await problem(save(staff, newView(change)))).toEqual([400, 'input.invalid']);
  });

  test('another person’s key is refused', async () => {
    const view = newView();
    await save(staff, view);
    expect(await problem(save(colleague, view))).toEqual([400, 'input.invalid']);
  });
});

test('nobody keeps more views than they can find, however many they send at once', async () => {
  const person = await staffMember(shop, 'admin');
  const answers = await Promise.all(
    Array.from({ length: MAX_SAVED_VIEWS + 5 }, () => save(person, newView({ list: 'invoices', filter: {} }))),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(MAX_SAVED_VIEWS);
  expect(await problem(save(person, newView()))).toEqual([409, 'saved-view.too-many']);
});

test('a deleted account leaves no view behind', async () => {
  const person = await staffMember(shop, 'admin');
  const { id } = await body<SavedView>(save(person, newView({ shared: true })));
  const account = await shop.strapi.db
    .query('plugin::users-permissions.user')
    .findOne({ where: { documentId: person.id }, populate: ['role'] });
  await compiled<{ deleteAccount(strapi: unknown, account: unknown): Promise<void> }>('domain/records/erasure').deleteAccount(
    shop.strapi,
    account,
  );
  expect((await viewsOf(colleague)).map((view) => view.id)).not.toContain(id);
});
