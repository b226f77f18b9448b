import { beforeAll, describe, expect, test } from 'vitest';
import type { ContentVersion } from '../src/contract/content/content-version';
import type { AuditEntry } from '../src/contract/people/audit';
import { staffMember } from './accounts';
import { panelEditor, type CallPanel } from './panel-editor';
import { compiled, useStrapi } from './strapi';

const shop = useStrapi();

let marketing: CallPanel;
let translator: CallPanel;
beforeAll(async () => {
  [marketing, translator] = [await panelEditor(shop, 'marketing'), await panelEditor(shop, 'translation')];
});

type Entry = { documentId: string } & Record<string, unknown>;
type Documents = Record<'update' | 'publish' | 'unpublish' | 'delete' | 'create', (query: object) => Promise<Entry>> & {
  findFirst(query: object): Promise<Entry | null>;
};
const documents = (uid: string) => shop.strapi.documents(uid as never) as unknown as Documents;
const idOf = async (uid: string, slug: string) => (await documents(uid).findFirst({ filters: { slug } }))!.documentId;

const PRODUCT = 'api::product.product';
const history = async (call: CallPanel, type: string, entryId: string, locale = 'de') => {
  const query = new URLSearchParams({ type, entryId, locale }).toString();
  const answer = await call('GET', `/history/versions?${query}`);
  return { status: answer.status, items: (answer.body as unknown as { items: ContentVersion[] }).items };
};
const publish = async (uid: string, documentId: string, data: object, locale = 'de') =>
  marketing('POST', `/content-manager/collection-types/${uid}/${documentId}/actions/publish?locale=${locale}`, data);
const restore = (call: CallPanel, id: string | undefined) => call('POST', `/history/versions/${id}/restore`, {});

describe('the history of an entry', () => {
  test('tells who published what, field by field, and what was before it began', async () => {
    const id = await idOf(PRODUCT, 'basic');
    const { faqs, tagline } = (await documents(PRODUCT).findFirst({ filters: { documentId: id }, populate: { faqs: true } }))!;
    const known = (faqs as { question: string; answer: string }[]).map(({ question, answer }) => ({ question, answer }));
    const data = { tagline: 'Neu gezeichnet', faqs: [...known, { question: 'Wie lange?', answer: 'Drei Tage.' }] };
    expect((await publish(PRODUCT, id, data)).status).toBe(200);
    const { items } = await history(marketing, PRODUCT, id);
    expect(items.map(({ action, editor, origin }) => [action, editor, origin])).toEqual([
      ['publish', 'E D', 'editor'],
      ['before', '', 'editor'],
    ]);
    expect(items[0]?.changes).toEqual(
      expect.arrayContaining([
        { field: 'Unterzeile', from: tagline, to: 'Neu gezeichnet' },
        { field: expect.stringMatching(/ \d+ › Frage$/), from: null, to: 'Wie lange?' },
      ]),
    );
  });

  test('leads back to a version as a draft, with its components and relations', async () => {
    const id = await idOf(PRODUCT, 'standard');
    const populate = { faqs: true, addons: true, related: true, tiers: true, category: true };
    const version = (status: string) => documents(PRODUCT).findFirst({ filters: { documentId: id }, locale: 'de', status, populate });
    const before = (await version('published'))!;
    await publish(PRODUCT, id, { summary: 'Ganz anders', faqs: [], addons: { set: [] }, related: { set: [] } });
    expect((await version('published'))?.addons).toEqual([]);
    const { items } = await history(marketing, PRODUCT, id);
    const answer = await restore(marketing, items.find(({ action }) => action === 'before')?.id);
    expect([answer.status, answer.body]).toEqual([200, { missing: [] }]);
    const ids = (entry: Entry | null, name: string) =>
      ((entry ?? {})[name as never] as { documentId: string }[]).map(({ documentId }) => documentId).sort();
    const draft = await version('draft');
    expect(draft?.summary).toBe(before.summary);
    const questions = ({ faqs }: Entry) => (faqs as { question: string }[]).map(({ question }) => question);
    expect(questions(draft!)).toEqual(questions(before));
    for (const name of ['addons', 'related']) expect(ids(draft, name)).toEqual(ids(before, name));
    expect((await version('published'))?.summary).toBe('Ganz anders');
    await publish(PRODUCT, id, {});
    expect((await version('published'))?.summary).toBe(before.summary);
  });

  test('is one for each language, and brings shared values back with German alone', async () => {
    const id = await idOf(PRODUCT, 'grundrisse');
    const price = (await documents(PRODUCT).findFirst({ filters: { documentId: id } }))?.price;
    await publish(PRODUCT, id, { tagline: 'First' }, 'en');
    await publish(PRODUCT, id, { price: 66, leadTimeDays: 9 });
    await publish(PRODUCT, id, { tagline: 'Second' }, 'en');
    const english = (await history(marketing, PRODUCT, id, 'en')).items;
    const first = english.find(({ changes }) => changes.some(({ to }) => to === 'First'));
    expect((await restore(translator, first?.id)).status).toBe(200);
    const draft = await documents(PRODUCT).findFirst({ filters: { documentId: id }, locale: 'en' });
    expect(draft).toMatchObject({ tagline: 'First', price: 66, leadTimeDays: 9 });
    expect(price).not.toBe(66);
  });

  test('names what is gone when a version is restored', async () => {
    const id = await idOf(PRODUCT, 'premium');
    const addon = await documents('api::addon.addon').create({
      locale: 'de',
      data: { name: 'Eilig', slug: 'eilig', price: 5, priceType: 'fixed' } as object,
    });
    await documents('api::addon.addon').publish({ documentId: addon.documentId, locale: 'de' });
    await publish(PRODUCT, id, { addons: { set: [{ documentId: addon.documentId }] } });
    await documents('api::addon.addon').delete({ documentId: addon.documentId, locale: '*' });
    const { items } = await history(marketing, PRODUCT, id);
    expect((await restore(marketing, items[0]?.id)).body).toEqual({ missing: ['Eilig'] });
  });

  test('keeps the last hundred versions of each entry', async () => {
    const id = await idOf('api::library-entry.library-entry', 'aufmass');
    const { saveVersions } = compiled<{ saveVersions: (strapi: unknown, trx: unknown, saved: object) => Promise<void> }>(
      'domain/publishing/keep-versions',
    );
    const uid = 'api::library-entry.library-entry';
    const values = (n: number) => new Map([['de', { values: { term: String(n) }, publishedAt: String(n) }]]);
    for (let n = 0; n < 103; n++)
      await shop.strapi.db.transaction(({ trx }) =>
        saveVersions(shop.strapi, trx, { uid, documentId: id, before: values(n), after: values(n + 1), seq: 1, labelOf: () => 'x' }),
      );
    const rows = await shop.strapi.db
      .query('api::content-version.content-version')
      .findMany({ where: { entryId: id }, orderBy: { id: 'asc' } });
    expect([rows.length, rows[0].values.term, rows.at(-1).values.term]).toEqual([100, '4', '103']);
  });

  test('stands in the log of the shop, beside who did it', async () => {
    const id = await idOf('api::article.article', 'din-277-woflv-oder-gif');
    await publish('api::article.article', id, { title: 'DIN 277 oder WoFlV', teaser: 'x'.repeat(300) });
    const lead = await staffMember(shop, 'super_admin');
    const answer = await lead.call('GET', '/api/staff/audit?topic=content&limit=5');
    const { items } = (await answer.json()) as { items: AuditEntry[] };
    const entry = items.find(({ document }) => document?.id === id);
    expect(entry).toMatchObject({ actor: 'editor', person: expect.stringContaining('marketing@') });
    expect(entry?.fields).toContainEqual({ label: 'Titel', locale: 'de', from: expect.any(String), to: 'DIN 277 oder WoFlV' });
    expect(entry?.fields.every(({ to }) => (to ?? '').length <= 121)).toBe(true);
  });

  test('is for whoever may read the entry, and restoring for whoever may change it in its language', async () => {
    const id = await idOf('api::page.page', 'kontakt');
    await publish('api::page.page', id, { title: 'Schreiben Sie uns' });
    const { items } = await history(translator, 'api::page.page', id);
    expect(items[0]?.changes).toContainEqual({ field: 'Titel', from: expect.any(String), to: 'Schreiben Sie uns' });
    expect((await restore(translator, items[0]?.id)).status).toBe(403);
    expect((await history(translator, 'api::quote.quote', id)).status).toBe(404);
    expect((await restore(marketing, 'nope')).status).toBe(404);
    expect((await shop.http('/history/versions')).status).toBe(401);
  });
});
