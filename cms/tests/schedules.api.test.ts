import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { berlinLocal } from '../src/contract/content/berlin-moment';
import type { Scheduled } from '../src/contract/content/schedule';
import { panelEditor, type CallPanel } from './panel-editor';
import { compiled, useStrapi } from './strapi';

const shop = useStrapi();

const ARTICLE = 'api::article.article';
const HOUR_MS = 3_600_000;

let marketing: CallPanel;
let translator: CallPanel;
let author: CallPanel;
beforeAll(async () => {
  [marketing, translator, author] = [
    await panelEditor(shop, 'marketing'),
    await panelEditor(shop, 'translation'),
    await panelEditor(shop, 'strapi-author'),
  ];
});

type Documents = Record<'update' | 'publish' | 'unpublish' | 'delete' | 'create', (query: object) => Promise<{ documentId: string }>> & {
  findFirst(query: object): Promise<{ documentId: string; title: string; price: number } | null>;
};
const documents = (uid: string) => shop.strapi.documents(uid as never) as unknown as Documents;

const soon = (hours = 1) => berlinLocal(new Date(Date.now() + hours * HOUR_MS));
const planOf = (entryId: string, more: object = {}) => ({
  contentType: ARTICLE,
  entryId,
  locales: ['de'],
  action: 'publish',
  local: soon(),
  key: randomUUID(),
  ...more,
});
const plan = async (call: CallPanel, body: object) => {
  const answer = await call('POST', '/publishing/schedules', body);
  const { item, error } = answer.body as unknown as { item: Scheduled; error?: { message: string } };
  return { status: answer.status, item, message: error?.message };
};
const listed = async (query = '') =>
  ((await marketing('GET', `/publishing/schedules?${query}`)).body as unknown as { items: Scheduled[] }).items;

/** Runs a round of the job as if it were later. */
const runAt = (hours: number) => {
  const { runSchedules } = compiled<{ runSchedules: (label: unknown) => (strapi: unknown, now: Date) => Promise<void> }>(
    'domain/publishing/run-schedules',
  );
  const { fieldLabel } = compiled<{ fieldLabel: unknown }>('panel/field-label');
  return runSchedules(fieldLabel)(shop.strapi, new Date(Date.now() + hours * HOUR_MS));
};

const draftArticle = async (slug: string, more: object = {}) => {
  const category = await documents('api::category.category').findFirst({});
  const data = { title: slug, slug, teaser: 'Kurz', body: 'Text', date: '2026-11-01', category: category?.documentId, ...more };
  return (await documents(ARTICLE).create({ locale: 'de', data })).documentId;
};
const shown = async (documentId: string) =>
  (await documents(ARTICLE).findFirst({ filters: { documentId }, locale: 'de', status: 'published' } as object)) !== null;
const publications = (subject: string) => shop.strapi.db.query('api::event.event').count({ where: { subject, name: 'content.publish' } });

describe('a planned publication', () => {
  test('happens once, at its time, also when several processes look at once', async () => {
    const id = await draftArticle('geplant');
    expect((await plan(marketing, planOf(id))).status).toBe(200);
    await runAt(0);
    expect(await shown(id)).toBe(false);
    await Promise.all([runAt(2), runAt(2), runAt(2)]);
    await runAt(2);
    expect([await shown(id), await publications(id)]).toEqual([true, 1]);
    expect((await listed(`over=true&entryId=${id}`)).map(({ status, orderedBy }) => [status, orderedBy])).toEqual([['done', 'E D']]);
  });

  test('is planned once, however often it is sent', async () => {
    const id = await draftArticle('doppelt');
    const sent = planOf(id);
    const answers = await Promise.all([plan(marketing, sent), plan(marketing, sent), plan(marketing, sent)]);
    expect(new Set(answers.map(({ item }) => item.id)).size).toBe(1);
    expect(await listed(`entryId=${id}`)).toHaveLength(1);
  });

  test('is ended by a planned withdrawal', async () => {
    const id = await draftArticle('befristet');
    await plan(marketing, planOf(id));
    await plan(marketing, planOf(id, { action: 'unpublish', local: soon(3) }));
    await runAt(2);
    expect(await shown(id)).toBe(true);
    await runAt(4);
    expect(await shown(id)).toBe(false);
  });

  test('is logged and kept as that of whoever planned it', async () => {
    const id = await draftArticle('wer');
    await plan(marketing, planOf(id));
    await runAt(2);
    const event = await shop.strapi.db.query('api::event.event').findOne({ where: { subject: id, name: 'content.publish' } });
    const editor = await shop.strapi.db.query('admin::user').findOne({ where: { email: 'marketing@planquadrat.example' } });
    expect(event.data.editorId).toBe(editor.documentId);
    const [version] = await shop.strapi.db.query('api::content-version.content-version').findMany({ where: { entryId: id } });
    expect(version).toMatchObject({ origin: 'schedule', editorId: editor.documentId, action: 'publish' });
  });

  test('of an entry that lacks something says so once, and is not tried again', async () => {
    const id = await draftArticle('leer', { title: null });
    await plan(marketing, planOf(id));
    await runAt(2);
    await runAt(2);
    const [failed] = await listed(`entryId=${id}`);
    expect(failed).toMatchObject({ status: 'failed', error: 'Titel: fehlt' });
    const row = await shop.strapi.db.query('api::schedule.schedule').findOne({ where: { entryId: id } });
    expect([row.attempts, await shown(id)]).toEqual([1, false]);
    expect((await marketing('POST', `/publishing/schedules/${failed?.id}/cancel`, {})).status).toBe(200);
    expect(await listed(`entryId=${id}`)).toEqual([]);
  });

  test('that something unforeseen spoils is tried again, and given up after some rounds', async () => {
    const id = await draftArticle('kaputt');
    await plan(marketing, planOf(id));
    await shop.strapi.db.connection('schedules').where({ entry_id: id }).update({ content_type: 'api::nothing.nothing' });
    await runAt(2);
    const row = () => shop.strapi.db.query('api::schedule.schedule').findOne({ where: { entryId: id } });
    expect(await row()).toMatchObject({ status: 'waiting', attempts: 1 });
    for (let round = 0; round < 6; round++) await runAt(2);
    expect(await row()).toMatchObject({ status: 'failed', attempts: 5 });
  });

  test('that dies between its claim and its effect is made whole by the next round', async () => {
    const id = await draftArticle('abgestuerzt');
    await plan(marketing, planOf(id));
    const { strapi } = shop;
    const dying = strapi.db.transaction(async ({ trx }) => {
      await trx('schedules').where({ entry_id: id }).update({ status: 'done' });
      throw new Error('the process dies');
    });
    await expect(dying).rejects.toThrow();
    await runAt(2);
    expect([await shown(id), await publications(id)]).toEqual([true, 1]);
  });

  test('can be cancelled, twice is once, and is over once it was made', async () => {
    const id = await draftArticle('doch-nicht');
    const { item } = await plan(marketing, planOf(id));
    for (let again = 0; again < 2; again++)
      expect((await marketing('POST', `/publishing/schedules/${item.id}/cancel`, {})).status).toBe(200);
    await runAt(2);
    expect(await shown(id)).toBe(false);
    const made = await plan(marketing, planOf(id));
    await runAt(2);
    expect((await marketing('POST', `/publishing/schedules/${made.item.id}/cancel`, {})).status).toBe(400);
  });

  test('goes with its entry', async () => {
    const id = await draftArticle('geloescht');
    await plan(marketing, planOf(id));
    await documents(ARTICLE).delete({ documentId: id, locale: '*' });
    expect(await listed(`entryId=${id}`)).toEqual([]);
    expect(await listed(`over=true&entryId=${id}`)).toMatchObject([{ status: 'cancelled', error: 'Der Eintrag wurde gelöscht.' }]);
  });
});

describe('a planned price', () => {
  const product = async () =>
    (await documents('api::product.product').findFirst({ filters: { slug: 'basic' }, locale: 'de', status: 'published' }))!;
  const price = (entryId: string, more: object) => planOf(entryId, { contentType: 'api::product.product', action: 'price', ...more });

  test('counts from its time, and leaves the rest of the draft alone', async () => {
    const { documentId, price: before } = await product();
    await documents('api::product.product').update({ documentId, locale: 'de', data: { tagline: 'Noch nicht fertig' } });
    const typed = String(before + 1).replace('.', ',');
    expect((await plan(marketing, price(documentId, { price: typed }))).item).toMatchObject({ price: Math.round((before + 1) * 100) });
    await runAt(2);
    const after = (await (await shop.http('/api/products/paper-to-cad/basic')).json()) as { price: number; tagline: string };
    expect(after.price).toBe(Math.round((before + 1) * 100));
    expect(after.tagline).not.toBe('Noch nicht fertig');
    const draft = (await documents('api::product.product').findFirst({ filters: { documentId }, locale: 'de' })) as {
      price: number;
    } | null;
    expect(draft).toMatchObject({ price: before + 1, tagline: 'Noch nicht fertig' });
  });

  test('must be clear, and typed twice where it is far from the present one', async () => {
    const { documentId } = await product();
    expect(await plan(marketing, price(documentId, { price: '1.234' }))).toMatchObject({ status: 400 });
    expect((await plan(marketing, price(documentId, { price: '4150' }))).message).toContain('noch einmal');
    expect(await plan(marketing, price(documentId, { price: '4150', priceAgain: '4150' }))).toMatchObject({ status: 200 });
  });
});

describe('the time of a plan', () => {
  test('exists in Germany, once or as it was chosen, and is to come', async () => {
    const id = await draftArticle('zeit');
    const year = new Date().getFullYear() + 1;
    const lastSunday = (month: number) => {
      const day = new Date(Date.UTC(year, month, 31));
      day.setUTCDate(31 - day.getUTCDay());
      return day.toISOString().slice(0, 10);
    };
    expect((await plan(marketing, planOf(id, { local: `${lastSunday(2)}T02:30` }))).message).toContain('gibt es in Deutschland nicht');
    for (const local of ['morgen', `${lastSunday(2).slice(0, 4)}-02-30T10:00`])
      expect((await plan(marketing, planOf(id, { local }))).message).toBe('Bitte wählen Sie Tag und Uhrzeit.');
    const twice = `${lastSunday(9)}T02:30`;
    expect((await plan(marketing, planOf(id, { local: twice }))).message).toContain('zweimal');
    const summer = await plan(marketing, planOf(id, { local: twice, which: 'first' }));
    const winter = await plan(marketing, planOf(id, { local: twice, which: 'second' }));
    expect(Date.parse(winter.item.at) - Date.parse(summer.item.at)).toBe(HOUR_MS);
    expect((await plan(marketing, planOf(id, { local: '2020-01-01T10:00' }))).message).toContain('vorbei');
  });
});

test('only whoever may publish a text plans it, in the languages they may publish', async () => {
  const id = await draftArticle('rechte');
  expect((await plan(translator, planOf(id))).status).toBe(403);
  expect((await plan(translator, planOf(id, { locales: ['en'] }))).status).toBe(200);
  const { item } = await plan(marketing, planOf(id));
  expect((await translator('POST', `/publishing/schedules/${item.id}/cancel`, {})).status).toBe(403);
  expect((await plan(author, planOf(id, { contentType: 'api::company.company' }))).status).toBe(404);
  expect((await plan(marketing, planOf(id, { contentType: 'api::quote.quote' }))).status).toBe(404);
  expect((await plan(marketing, planOf('nothing'))).status).toBe(404);
  expect((await shop.http('/publishing/schedules')).status).toBe(401);
});

test('the list of plans goes on where its page ended, also among plans of one moment', async () => {
  const entryId = await draftArticle('viele');
  const at = new Date(Date.now() + 5 * HOUR_MS);
  const table = shop.strapi.db.query('api::schedule.schedule');
  const row = { contentType: ARTICLE, entryId, locales: ['de'], action: 'publish', status: 'waiting', attempts: 0, title: 'viele' };
  for (let number = 0; number < 60; number++)
    await table.create({ data: { ...row, key: randomUUID(), at: number < 40 ? at : new Date(at.getTime() + number) } });
  const found: string[] = [];
  const page = async (after: string) =>
    (await marketing('GET', `/publishing/schedules?type=${ARTICLE}&entryId=${entryId}&after=${encodeURIComponent(after)}`))
      .body as unknown as { items: Scheduled[]; next: string | null };
  for (let next: string | null = ''; next !== null;) {
    const answer: { items: Scheduled[]; next: string | null } = await page(next);
    found.push(...answer.items.map(({ id }) => id));
    next = answer.next;
  }
  expect([found.length, new Set(found).size]).toEqual([60, 60]);
  expect((await page("2026'~1")).items.length).toBeGreaterThan(0);
  await table.deleteMany({ where: { entryId } });
});
