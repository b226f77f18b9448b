import { beforeAll, describe, expect, test } from 'vitest';
import { panelEditor, type CallPanel } from './panel-editor';
import { compiled, useStrapi } from './strapi';

const shop = useStrapi();

type Role = { id: number; code: string; permissions: { action: string; subject: string | null; properties: { locales?: string[] } }[] };
const roleOf = (code: string): Promise<Role> =>
  shop.strapi.db.query('admin::role').findOne({ where: { code }, populate: { permissions: true } });

let marketing: CallPanel;
let translator: CallPanel;
beforeAll(async () => {
  [marketing, translator] = [await panelEditor(shop, 'marketing'), await panelEditor(shop, 'translation')];
});

const documents = (uid: string) =>
  shop.strapi.documents(uid as never) as unknown as Record<'update' | 'publish' | 'unpublish', (query: object) => Promise<unknown>> & {
    findFirst(query: object): Promise<{ documentId: string }>;
  };

type Product = { documentId: string; price: number; tagline: string };

describe('roles of the panel', () => {
  test('are made once and then left to the operator', async () => {
    const { id } = await roleOf('marketing');
    await shop.strapi.db.query('admin::permission').deleteMany({ where: { role: { id }, subject: 'api::faq.faq' } });
    const { createPanelRoles } = compiled<{ createPanelRoles(strapi: unknown, withheld: unknown): Promise<void> }>('panel/create-roles');
    await createPanelRoles(shop.strapi, compiled<{ closedTypes: unknown }>('assembly').closedTypes);
    const after = await roleOf('marketing');
    expect(after.permissions.some(({ subject }) => subject === 'api::faq.faq')).toBe(false);
    expect(await shop.strapi.db.query('admin::role').count({ where: { code: 'marketing' } })).toBe(1);
  });

  test('get the types and fields that a later edition brings, and no others back', async () => {
    const { id } = await roleOf('marketing');
    const rows = shop.strapi.db.query('admin::permission');
    type Right = { id: number; properties: { fields: string[] } };
    const right = (subject: string): Promise<Right | null> =>
      rows.findOne({ where: { action: 'plugin::content-manager.explorer.update', subject, role: { id } } });
    const products = (await right('api::product.product')) as Right;
    const without = products.properties.fields.filter((field) => !['tiers.from', 'tiers.price', 'tagline'].includes(field));
    await rows.update({ where: { id: products.id }, data: { properties: { ...products.properties, fields: without } } });
    await rows.deleteMany({ where: { role: { id }, subject: { $in: ['api::tool.tool', 'api::project.project'] } } });
    const store = shop.strapi.store({ type: 'core', name: 'panel-roles' });
    const known = (await store.get({ key: 'fields' })) as Record<string, string[]>;
    const { 'api::tool.tool': _new, 'api::product.product': names = [], ...others } = known;
    const older = names.filter((field) => !field.startsWith('tiers'));
    await store.set({ key: 'fields', value: { ...others, 'api::product.product': older } });
    const { createPanelRoles } = compiled<{ createPanelRoles(strapi: unknown, withheld: unknown): Promise<void> }>('panel/create-roles');
    for (const _start of [1, 2]) await createPanelRoles(shop.strapi, compiled<{ closedTypes: unknown }>('assembly').closedTypes);
    const { fields } = ((await right('api::product.product')) as Right).properties;
    expect([fields.includes('tiers.price'), fields.includes('tagline'), new Set(fields).size]).toEqual([true, false, fields.length]);
    expect([(await right('api::tool.tool')) !== null, await right('api::project.project')]).toEqual([true, null]);
  });

  test('reach neither business documents nor the company’s data', async () => {
    for (const code of ['marketing', 'translation']) {
      const subjects = new Set((await roleOf(code)).permissions.map(({ subject }) => subject));
      for (const noun of ['quote', 'contact', 'declaration', 'event', 'outbox', 'file', 'company'])
        expect(subjects).not.toContain(`api::${noun}.${noun}`);
    }
  });

  test('marketing edits and publishes, and adds a question to a product', async () => {
    const { documentId } = await documents('api::product.product').findFirst({ filters: { slug: 'basic' } });
    const path = `/content-manager/collection-types/api::product.product/${documentId}`;
    const { body } = await marketing('GET', `${path}?locale=de`);
    const { faqs } = (body as unknown as { data: { faqs: object[] } }).data;
    const saved = await marketing('PUT', `${path}?locale=de`, { price: 41, faqs: [...faqs, { question: 'Neu?', answer: 'Ja.' }] });
    expect(saved.status).toBe(200);
    expect((await marketing('POST', `${path}/actions/publish?locale=de`, {})).status).toBe(200);
    const product = (await (await shop.http('/api/products/paper-to-cad/basic')).json()) as { price: number; faqs: { question: string }[] };
    expect([product.price, product.faqs.at(-1)?.question]).toEqual([4_100, 'Neu?']);
  });

  test('translators write English, not German', async () => {
    const { documentId } = await documents('api::page.page').findFirst({ filters: { slug: 'kontakt' } });
    const path = `/content-manager/collection-types/api::page.page/${documentId}`;
    expect((await translator('PUT', `${path}?locale=en`, { title: 'Get in touch' })).status).toBe(200);
    expect((await translator('POST', `${path}/actions/publish?locale=en`, {})).status).toBe(200);
    expect((await translator('PUT', `${path}?locale=de`, { title: 'Schreiben' })).status).toBe(403);
    expect((await translator('PUT', '/content-manager/collection-types/api::redirect.redirect/x', { to: '/' })).status).toBe(403);
  });

  test('translators change nothing that both languages share', async () => {
    const status = 'published' as const;
    const filters = { slug: 'standard' };
    const product = (locale: string) => documents('api::product.product').findFirst({ filters, locale, status }) as Promise<Product>;
    const { documentId, price } = await product('de');
    const path = `/content-manager/collection-types/api::product.product/${documentId}`;
    await translator('PUT', `${path}?locale=en`, { price: 0.01, slug: 'cheap', tagline: 'Drawn anew' });
    expect((await translator('POST', `${path}/actions/publish?locale=en`, { price: 0.01, slug: 'cheap' })).status).toBe(200);
    expect((await marketing('POST', `${path}/actions/publish?locale=de`, {})).status).toBe(200);
    for (const locale of ['de', 'en']) expect(await product(locale)).toMatchObject({ documentId, price });
    expect((await product('en')).tagline).toBe('Drawn anew');
  });

  test('translators replace interface texts and are told what is wrong', async () => {
    const { documentId } = await documents('api::translation.translation').findFirst({
      filters: { key: 'problem.quote.already-submitted' },
    });
    const path = `/content-manager/collection-types/api::translation.translation/${documentId}`;
    expect(await translator('PUT', path, { de: 'Schon da.' })).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringContaining('{{number}} fehlt') } },
    });
    expect((await translator('PUT', path, { de: 'Schon da: {{number}}' })).status).toBe(200);
  });
});

describe('what lacks English', () => {
  const progress = async (uid: string) =>
    (
      (await translator('GET', '/translations/types')).body as unknown as { types: { uid: string; missing: number; outdated: number }[] }
    ).types.find((type) => type.uid === uid);

  test('is nothing after the first start', async () => {
    expect(await progress('api::article.article')).toMatchObject({ missing: 0, outdated: 0 });
  });

  test('are entries whose German was published later or whose English is withdrawn', async () => {
    const articles = documents('api::article.article');
    const outdated = await articles.findFirst({ filters: { slug: 'din-277-woflv-oder-gif' } });
    await articles.update({ documentId: outdated.documentId, locale: 'de', data: { teaser: 'Neu' } });
    await articles.publish({ documentId: outdated.documentId, locale: 'de' });
    const missing = await articles.findFirst({ filters: { slug: 'layerstandard-im-buero-einfuehren' } });
    await articles.unpublish({ documentId: missing.documentId, locale: 'en' });
    expect(await progress('api::article.article')).toMatchObject({ missing: 1, outdated: 1 });
    const { body } = await translator('GET', '/translations/entries?type=api::article.article');
    const { items, next } = body as unknown as {
      items: { documentId: string; title: string; englishAt: string | null }[];
      next: string | null;
    };
    expect(Object.fromEntries(items.map(({ documentId, englishAt }) => [documentId, englishAt === null]))).toEqual({
      [outdated.documentId]: false,
      [missing.documentId]: true,
    });
    expect(next).toBeNull();
  });

  test('are not entries of which only a price changed, until their texts do', async () => {
    const products = documents('api::product.product');
    const { documentId } = await products.findFirst({ filters: { slug: 'grundrisse' } });
    const change = async (data: object) => {
      await products.update({ documentId, locale: 'de', data });
      await products.publish({ documentId, locale: 'de' });
      return (await progress('api::product.product'))?.outdated;
    };
    const before = (await progress('api::product.product'))?.outdated ?? 0;
    expect(await change({ price: 4_100 })).toBe(before);
    expect(await change({ faqs: [{ question: 'Neu?', answer: 'Ja.' }] })).toBe(before + 1);
    expect(await change({ price: 4_200 })).toBe(before + 1);
    await products.publish({ documentId, locale: 'en' });
    expect(await change({ order: 7 })).toBe(before);
    await products.update({ documentId, locale: 'de', data: { summary: 'Neu' } });
    await products.publish({ documentId, locale: ['de', 'en'] });
    expect((await progress('api::product.product'))?.outdated).toBe(before);
    await products.unpublish({ documentId, locale: 'de' });
    await products.publish({ documentId, locale: 'de' });
    expect((await progress('api::product.product'))?.outdated).toBe(before);
  });

  test('are not entries that were only hidden for a while', async () => {
    const entries = documents('api::library-entry.library-entry');
    const { documentId } = await entries.findFirst({ filters: { slug: 'aufmass' } });
    await entries.unpublish({ documentId, locale: 'de' });
    await entries.publish({ documentId, locale: 'de' });
    expect(await progress('api::library-entry.library-entry')).toMatchObject({ missing: 0, outdated: 0 });
  });

  test('is for signed-in editors only, and for types they may read', async () => {
    expect((await shop.http('/translations/types')).status).toBe(401);
    expect((await translator('GET', '/translations/entries?type=api::quote.quote')).status).toBe(404);
    expect((await translator('GET', '/translations/entries?type=nope')).status).toBe(404);
  });
});

describe('edit forms', () => {
  type Labels = { metadatas: Record<string, { edit: { label: string; editable: boolean } }> };
  const labelsOf = async (path: string) => {
    const { body } = await marketing('GET', `/content-manager/${path}/configuration`);
    const { contentType, component } = (body as unknown as { data: { contentType?: Labels; component?: Labels } }).data;
    return (contentType ?? component)!.metadatas;
  };

  test('have German labels, also inside blocks', async () => {
    expect((await labelsOf('components/shop.question')).question?.edit.label).toBe('Frage');
    expect((await labelsOf('content-types/api::comparison.comparison')).order?.edit.label).toBe('Reihenfolge');
  });
});

describe('new entries', () => {
  test('an article gets its address from its title, the next of that title one with a number', async () => {
    const path = '/content-manager/collection-types/api::article.article';
    const article = { title: 'Größe & Fläche', date: '2026-01-01' };
    type Saved = { data: { documentId: string; slug: string } };
    const create = async (entry: object) => (await marketing('POST', `${path}?locale=de`, entry)).body as unknown as Saved;
    const [first, second] = [await create(article), await create({ ...article, slug: '' })];
    expect([first.data.slug, second.data.slug]).toEqual(['groesse-und-flaeche', 'groesse-und-flaeche-2']);
    const emptied = await marketing('PUT', `${path}/${second.data.documentId}?locale=de`, { title: 'Aufmaß', slug: '' });
    expect((emptied.body as unknown as Saved).data.slug).toBe('aufmass');
    expect((await marketing('POST', `${path}/${first.data.documentId}/actions/publish?locale=de`, {})).status).toBe(200);
    const shown = (await (await shop.http('/api/articles/groesse-und-flaeche')).json()) as { author: string };
    expect(shown.author).toBe('');
    const nameless = (await create({ date: '2026-01-01' })).data;
    const refused = await marketing('POST', `${path}/${nameless.documentId}/actions/publish?locale=de`, {});
    expect([nameless.slug, refused.status]).toEqual([null, 400]);
  });

  test('a service is published in a section only, and shows its section’s drawing without one of its own', async () => {
    const products = '/content-manager/collection-types/api::product.product';
    const product = { name: 'Deckenspiegel', price: 90, priceUnit: 'plan' };
    const { body } = await marketing('POST', `${products}?locale=de`, product);
    const { documentId } = (body as unknown as { data: { documentId: string } }).data;
    const publish = (change: object) => marketing('POST', `${products}/${documentId}/actions/publish?locale=de`, change);
    expect(await publish({})).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringContaining('Leistungsbereich fehlt') } },
    });
    const section = await documents('api::category.category').findFirst({ filters: { slug: 'cad-services' } });
    expect((await publish({ category: { connect: [section.documentId] } })).status).toBe(200);
    const shown = (await (await shop.http('/api/products/cad-services/deckenspiegel')).json()) as { drawing: string };
    expect(shown.drawing).toBe('cad-services');
  });
});

describe('the start page', () => {
  type Groups = { groups: { kind: string; count: number; entries: { title: string; detail: string; path: string }[] }[] };
  const waiting = async (call: CallPanel, kind: string) => {
    const { groups } = (await call('GET', '/editor-work')).body as unknown as Groups;
    return groups.find((group) => group.kind === kind);
  };

  test('names drafts, links that lead nowhere and example values, and where each is mended', async () => {
    const before = await waiting(marketing, 'broken-links');
    const { documentId } = await documents('api::page.page').findFirst({ filters: { slug: 'hilfe-center' } });
    const path = `/content-manager/collection-types/api::page.page/${documentId}`;
    const drafts = await waiting(marketing, 'drafts');
    const intro = 'Siehe [Preise](/preise-von-gestern?x=1), [Kontakt](/kontakt#form) und [Konto](/app/quotes). Demo: a.example';
    await marketing('PUT', `${path}?locale=de`, { intro });
    expect(await waiting(marketing, 'drafts')).toMatchObject({ count: (drafts?.count ?? 0) + 1 });
    expect((await waiting(marketing, 'drafts'))?.entries[0]).toMatchObject({ title: 'Hilfe-Center', detail: 'geändert' });
    await marketing('POST', `${path}/actions/publish?locale=de`, {});
    expect((await waiting(marketing, 'drafts'))?.count).toBe(drafts?.count);
    const after = await waiting(marketing, 'broken-links');
    expect([before?.count, after?.count]).toEqual([0, 1]);
    expect(after?.entries).toEqual([
      expect.objectContaining({ detail: '/preise-von-gestern?x=1', path: `${path}?plugins[i18n][locale]=de` }),
    ]);
    expect((await waiting(marketing, 'example-texts'))?.entries.map((entry) => entry.path)).toContain(`${path}?plugins[i18n][locale]=de`);
    await marketing('POST', '/content-manager/collection-types/api::redirect.redirect', {
      from: '/preise-von-gestern',
      to: '/kontakt',
      kind: 'moved',
      active: true,
    });
    expect((await waiting(marketing, 'broken-links'))?.count).toBe(0);
  });

  test('shows nobody what they may not read, and nothing without a login', async () => {
    const { id } = await roleOf('translation');
    await shop.strapi.db.query('admin::permission').deleteMany({ where: { role: { id }, subject: 'api::legal-page.legal-page' } });
    const paths = (await waiting(translator, 'example-texts'))?.entries.map(({ path }) => path) ?? [];
    expect(paths.join()).not.toContain('legal-page');
    expect((await shop.http('/editor-work')).status).toBe(401);
  });
});

describe('the order of services', () => {
  type Sections = { sections: { id: string; name: string; products: { id: string; name: string }[] }[] };
  const read = async () => (await marketing('GET', '/product-order')).body as unknown as Sections;

  test('is dragged, saved at once in both languages, and refused once the section has changed', async () => {
    const section = (await read()).sections.find(({ name }) => name === 'As-Built');
    const ids = section?.products.map(({ id }) => id) ?? [];
    const turned = ids.toReversed();
    const save = (products: readonly string[]) => marketing('PUT', '/product-order', { section: section?.id, products });
    expect((await save(turned)).status).toBe(200);
    for (const locale of ['de', 'en']) {
      const { products } = (await (await shop.http(`/api/categories/as-built?locale=${locale}`)).json()) as { products: { id: string }[] };
      expect(products.map(({ id }) => id)).toEqual(turned);
    }
    expect((await save(turned.slice(1))).status).toBe(400);
    expect((await save([...turned.slice(1), String(turned[1])])).status).toBe(400);
    expect((await translator('PUT', '/product-order', { section: section?.id, products: ids })).status).toBe(403);
  });
});

describe('mails', () => {
  test('are shown as they are sent, in both languages, with replaced texts and no customer', async () => {
    const { mails } = (await translator('GET', '/mail-previews')).body as unknown as { mails: { template: string }[] };
    expect(mails.length).toBeGreaterThan(30);
    for (const { template } of mails)
      for (const locale of ['de', 'en']) {
        const { status, body } = await translator('GET', `/mail-previews/${template}?locale=${locale}`);
        const { subject, html } = body as unknown as { subject: string; html: string };
        expect([template, locale, status, /\{\{|undefined|Invalid Date/.test(subject + html)]).toEqual([template, locale, 200, false]);
        expect(html).toContain(`lang="${locale}"`);
      }
    const texts = '/content-manager/collection-types/api::translation.translation';
    const found = await translator('GET', `${texts}?filters[key][$eq]=mail.order-placed.subject`);
    const { results } = found.body as unknown as { results: { documentId: string }[] };
    await translator('PUT', `${texts}/${results[0]?.documentId}`, { de: 'Wir zeichnen los: {{number}}' });
    await expect
      .poll(async () => (await translator('GET', '/mail-previews/order-placed')).body)
      .toMatchObject({ subject: 'Wir zeichnen los: BE-2026-00017' });
    expect((await translator('GET', '/mail-previews/constructor')).status).toBe(404);
    expect((await shop.http('/mail-previews')).status).toBe(401);
  });
});
