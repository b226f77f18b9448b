import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { xlsxFile, type TableColumn } from '../src/platform/exports/table-files';
import type { PriceChange, PricePreview } from '../src/contract/content/bulk-prices';
import { buffer } from 'node:stream/consumers';
import { panelEditor, type CallPanel } from './panel-editor';
import { compiled, useStrapi } from './strapi';

const shop = useStrapi();

let marketing: CallPanel;
let translator: CallPanel;
let category: string;
beforeAll(async () => {
  [marketing, translator] = [await panelEditor(shop, 'marketing'), await panelEditor(shop, 'translation')];
  const { body } = await marketing('GET', '/prices');
  const { categories } = body as unknown as { categories: { id: string; name: string }[] };
  category = categories.find(({ name }) => name === 'Paper to CAD')?.id ?? '';
});

type Answer = { preview: PricePreview; change: PriceChange; error?: { message: string } };
const post = async (path: string, body: object, call = marketing) => {
  const { status, body: answer } = await call('POST', path, body);
  return { status, ...(answer as unknown as Answer) };
};
const ruleOf = (more: object = {}) => ({ category, by: 'percent', value: '4', rounding: 'none', ...more });
const preview = async (rule: object) => (await post('/prices/rule', { rule })).preview;
const apply = async (rule: object, key = randomUUID()) => {
  const { digest } = await preview(rule);
  return post('/prices/rule', { rule, confirm: { digest, key } });
};
const undo = (id: string) => post(`/prices/changes/${id}/undo`, {});

type Product = {
  documentId: string;
  slug: string;
  price: number;
  tagline: string;
  leadTimeDays: number;
  minQuantity: number;
  tiers: { from: number; price: number }[];
};
const products = () =>
  shop.strapi.documents('api::product.product' as never) as unknown as Record<'update' | 'publish', (query: object) => Promise<unknown>> & {
    findMany(query: object): Promise<Product[]>;
    findFirst(query: object): Promise<Product>;
  };
const pricesOf = async (locale = 'de', status = 'published') =>
  new Map(
    (
      await products().findMany({ locale, status, filters: { category: { documentId: category } }, populate: { tiers: true }, limit: 100 })
    ).map(({ slug, price, tiers }) => [slug, [price, ...tiers.map((tier) => tier.price)]]),
  );
const raised = (price = 0) => Math.round(price * 104) / 100;

describe('a raise of all prices of a category', () => {
  test('shows each service with its old, new and gross price, and changes nothing', async () => {
    const before = await pricesOf();
    const { rows } = await preview(ruleOf());
    expect(rows.length).toBe(before.size);
    expect(rows.every(({ category: name, state, isLarge }) => name === 'Paper to CAD' && state === 'changed' && !isLarge)).toBe(true);
    for (const { price, gross } of rows) {
      expect(price.after).toBe(Math.round((price.before ?? 0) * 1.04));
      expect(gross.after).toBe(Math.round((price.after ?? 0) * 1.19));
    }
    expect(await pricesOf()).toEqual(before);
  });

  test('is made once, in all languages and tiers, and undone once', async () => {
    const before = await pricesOf();
    const key = randomUUID();
    const { digest } = await preview(ruleOf());
    const sent = { rule: ruleOf(), confirm: { digest, key } };
    const answers = await Promise.all([post('/prices/rule', sent), post('/prices/rule', sent)]);
    answers.push(await post('/prices/rule', sent));
    expect(new Set(answers.map(({ change }) => change.id)).size).toBe(1);
    const after = await pricesOf();
    for (const [slug, [price, ...tiers]] of before) expect(after.get(slug)).toEqual([raised(price), ...tiers.map(raised)]);
    for (const [locale, status] of [
      ['en', 'published'],
      ['de', 'draft'],
    ] as const)
      expect(await pricesOf(locale, status)).toEqual(after);
    const id = answers[0]?.change.id ?? '';
    const undone = await Promise.all([undo(id), undo(id)]);
    expect(undone.map(({ change }) => [change.undoneAt === null, change.kept])).toEqual([
      [false, []],
      [false, []],
    ]);
    expect(await pricesOf()).toEqual(before);
  });

  test('reaches the shop, its log and the history of each service', async () => {
    const slug = 'basic';
    const { documentId, price } = await products().findFirst({ filters: { slug } });
    const { change } = await apply(ruleOf());
    const shown = (await (await shop.http('/api/products/paper-to-cad/basic')).json()) as { price: number };
    expect(shown.price).toBe(Math.round(price * 104));
    const [event] = await shop.strapi.db
      .query('api::event.event')
      .findMany({ where: { subject: documentId }, orderBy: { seq: 'desc' }, limit: 1 });
    expect(event).toMatchObject({
      name: 'content.publish',
      data: { changes: [{ field: 'price', from: String(price), to: String(raised(price)) }] },
    });
    const [version] = await shop.strapi.db
      .query('api::content-version.content-version')
      .findMany({ where: { entryId: documentId, locale: 'de' }, orderBy: { id: 'desc' }, limit: 1 });
    expect(version).toMatchObject({ origin: 'bulk', editorId: event.data.editorId });
    await undo(change.id);
  });

  test('leaves what was changed in between alone when it is undone, and names it', async () => {
    const before = await pricesOf();
    const { change } = await apply(ruleOf());
    const { documentId } = await products().findFirst({ filters: { slug: 'basic' } });
    await products().update({ documentId, locale: 'de', data: { price: 50 } });
    await products().publish({ documentId, locale: 'de' });
    const undone = await undo(change.id);
    expect(undone.change.kept).toEqual([{ name: expect.any(String), reason: 'wurde inzwischen geändert und bleibt so' }]);
    const after = await pricesOf();
    expect(after.get('basic')?.[0]).toBe(50);
    expect(after.get('standard')).toEqual(before.get('standard'));
  });

  test('leaves a draft with a price of its own, and the rest of all drafts', async () => {
    const { documentId, price } = await products().findFirst({ filters: { slug: 'standard' } });
    await products().update({ documentId, locale: 'de', data: { price: price + 3, tagline: 'In Arbeit' } });
    const { rows } = await preview(ruleOf());
    expect(rows.filter(({ hasOwnDraft }) => hasOwnDraft).map(({ id }) => id)).toEqual([documentId]);
    const { change } = await apply(ruleOf());
    const draft = await products().findFirst({ filters: { slug: 'standard' } });
    expect(draft).toMatchObject({ price: price + 3, tagline: 'In Arbeit' });
    expect((await pricesOf()).get('standard')?.[0]).toBe(raised(price));
    await undo(change.id);
    await products().update({ documentId, locale: 'de', data: { price } });
  });

  test('is refused when a price has changed since the preview', async () => {
    const { digest } = await preview(ruleOf());
    const { documentId, price } = await products().findFirst({ filters: { slug: 'premium' } });
    await products().update({ documentId, locale: 'de', data: { price: price + 1 } });
    await products().publish({ documentId, locale: 'de' });
    const before = await pricesOf();
    const refused = await post('/prices/rule', { rule: ruleOf(), confirm: { digest, key: randomUUID() } });
    expect([refused.status, refused.error?.message]).toEqual([400, expect.stringContaining('seit der Vorschau')]);
    expect(await pricesOf()).toEqual(before);
  });

  test('by more than 30 % is typed twice; what would be free or unclear is refused as a whole', async () => {
    const before = await pricesOf();
    const large = ruleOf({ value: '40' });
    expect((await preview(large)).rows.every(({ isLarge }) => isLarge)).toBe(true);
    expect((await apply(large)).error?.message).toContain('noch einmal');
    const free = ruleOf({ by: 'amount', value: '-60' });
    expect((await preview(free)).rows.some(({ state, reason }) => state === 'invalid' && reason !== null)).toBe(true);
    expect((await apply({ ...free, valueAgain: '-60' })).status).toBe(400);
    expect((await post('/prices/rule', { rule: ruleOf({ value: '1.234' }) })).status).toBe(400);
    expect(await pricesOf()).toEqual(before);
    const twice = await apply({ ...large, valueAgain: '40,0' });
    expect(twice.status).toBe(200);
    await undo(twice.change.id);
    expect(await pricesOf()).toEqual(before);
  });
});

describe('a file of prices', () => {
  type Row = { id: string; cells: Record<string, number | string | null> };
  const ladder = [1, 2, 3, 4, 5, 6].flatMap((place) => [`Stufe ${place} ab Menge`, `Stufe ${place} Preis`]);
  const head = ['Preis netto in Euro', 'Preis noch einmal (bei mehr als 30 %)', 'Bearbeitungszeit in Tagen', ...ladder];
  /** Writes a workbook as a spreadsheet would: numbers as numbers, texts as texts. */
  const fileOf = async (rows: Row[]) => {
    const kindOf = (title: string) => (rows.some(({ cells }) => typeof cells[title] === 'string') ? 'text' : 'count');
    const columns: TableColumn<Row>[] = [
      { title: 'Kennung (nicht ändern)', kind: 'text', width: 10, value: ({ id }) => id },
      ...head.map((title): TableColumn<Row> => ({ title, kind: kindOf(title), width: 10, value: ({ cells }) => cells[title] ?? null })),
    ];
    async function* pages() {
      yield rows;
    }
    return (await buffer(xlsxFile({ name: 'Preise', locale: 'de', columns, pages: pages() }))).toString('base64');
  };
  const read = async (rows: Row[]) => (await post('/prices/file', { file: await fileOf(rows) })).preview;
  const basic = () => products().findFirst({ filters: { slug: 'basic' }, status: 'published', populate: { tiers: true } });
  const rowOf = ({ documentId, price, leadTimeDays }: Product, cells: Row['cells'] = {}): Row => ({
    id: documentId,
    cells: { 'Preis netto in Euro': price, 'Bearbeitungszeit in Tagen': leadTimeDays, ...cells },
  });

  test('that was written and not changed changes nothing', async () => {
    const { body } = await marketing('GET', '/prices/file');
    const { rows } = (await post('/prices/file', body as object)).preview;
    expect(rows.length).toBeGreaterThan(40);
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['unchanged']));
  });

  test('changes prices, tiers and lead times, once, and is undone', async () => {
    const product = await basic();
    const tier = { from: product.minQuantity + 500, price: product.price - 1 };
    const cells = {
      'Preis netto in Euro': product.price + 0.55,
      'Preis noch einmal (bei mehr als 30 %)': product.price + 0.55,
      'Bearbeitungszeit in Tagen': 8,
      'Stufe 1 ab Menge': tier.from,
      'Stufe 1 Preis': tier.price,
    };
    const file = await fileOf([rowOf(product, cells)]);
    const { digest, rows } = (await post('/prices/file', { file })).preview;
    expect(rows[0]).toMatchObject({ reason: null, state: 'changed', leadTimeDays: { before: product.leadTimeDays, after: 8 } });
    const sent = { file, confirm: { digest, key: randomUUID() } };
    const [{ change }] = [await post('/prices/file', sent), await post('/prices/file', sent)];
    expect(await basic()).toMatchObject({ price: product.price + 0.55, leadTimeDays: 8, tiers: [tier] });
    await undo(change.id);
    expect(await basic()).toMatchObject({
      price: product.price,
      leadTimeDays: product.leadTimeDays,
      tiers: product.tiers.map(({ from, price }) => ({ from, price })),
    });
  });

  test('names every row, and why it is refused', async () => {
    const product = await basic();
    const other = await products().findFirst({ filters: { slug: 'grundrisse' }, status: 'published' });
    const third = await products().findFirst({ filters: { slug: 'premium' }, status: 'published' });
    const price = 'Preis netto in Euro';
    const { rows } = await read([
      rowOf(product, { [price]: product.price * 100 }),
      rowOf(other, { [price]: other.price * 1.5 }),
      rowOf(third, { 'Stufe 1 ab Menge': 5, 'Stufe 1 Preis': third.price }),
      rowOf(third),
      { id: 'fremd', cells: { [price]: 1 } },
    ]);
    expect(rows.map(({ state, reason }) => [state, reason])).toEqual([
      ['invalid', expect.stringContaining('Zehnfache')],
      ['invalid', expect.stringContaining('30 %')],
      ['invalid', expect.stringContaining('fallen')],
      ['invalid', expect.stringContaining('zweimal')],
      ['unknown', expect.stringContaining('Kennung')],
    ]);
  });

  test.each([
    ['a comma that may divide thousands', '4,150'],
    ['three places', 41.555],
    ['a word', 'vierzig'],
    ['less than nothing', -4],
  ])('is refused for %s', async (_what, typed) => {
    const { rows } = await read([rowOf(await basic(), { 'Preis netto in Euro': typed })]);
    expect(rows[0]?.state).toBe('invalid');
  });

  test('takes a price that is far from the present one when it stands there twice', async () => {
    const product = await basic();
    const cells = { 'Preis netto in Euro': product.price * 2, 'Preis noch einmal (bei mehr als 30 %)': product.price * 2 };
    expect((await read([rowOf(product, cells)])).rows[0]).toMatchObject({ state: 'changed', isLarge: true });
  });

  test('that is none is refused', async () => {
    expect((await post('/prices/file', { file: Buffer.from('Preis;41').toString('base64') })).error?.message).toContain('XLSX');
  });
});

test('open requests with a service whose price changes are named', async () => {
  const { documentId } = await products().findFirst({ filters: { slug: 'basic' } });
  const { previewOf } = compiled<{ previewOf: (strapi: unknown, wanted: unknown[]) => Promise<PricePreview> }>(
    'domain/publishing/preview-prices',
  );
  const asked = () => preview(ruleOf()).then(({ requests }) => requests);
  const before = (await asked()).count;
  const quote = {
    number: 'ANF-TEST',
    status: 'in_review',
    language: 'de',
    name: 'N',
    email: 'n@example.org',
    contact: {},
    lines: [{ productId: documentId }],
  };
  const rest = {
    net: 1,
    vat: 1,
    gross: 2,
    submittedAt: new Date(),
    requestHash: 'h',
    cartIdHash: 'c',
    guestTokenHash: 't',
    guestTokenExpiresAt: new Date(),
    revision: 1,
    linkRevision: 1,
  };
  await shop.strapi.db.query('api::quote.quote').create({ data: { ...quote, ...rest } });
  expect(await asked()).toMatchObject({ count: before + 1, numbers: expect.arrayContaining(['ANF-TEST']) });
  expect((await previewOf(shop.strapi, [])).requests.count).toBe(0);
});

test('prices are for whoever may change and publish services', async () => {
  expect((await translator('GET', '/prices')).status).toBe(403);
  expect((await translator('GET', '/prices/file')).status).toBe(403);
  expect((await post('/prices/rule', { rule: ruleOf() }, translator)).status).toBe(403);
  expect((await post('/prices/changes/x/undo', {}, translator)).status).toBe(403);
  expect((await post('/prices/changes/x/undo', {})).status).toBe(404);
  expect((await shop.http('/prices')).status).toBe(401);
});
