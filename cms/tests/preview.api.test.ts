import { beforeAll, describe, expect, test } from 'vitest';
import type { ContentPage } from '../src/contract/content/content-page';
import { panelEditor, type CallPanel } from './panel-editor';
import { useStrapi } from './strapi';

const shop = useStrapi();

const documents = (uid: string) =>
  shop.strapi.documents(uid as never) as unknown as Record<'create' | 'update', (query: object) => Promise<{ documentId: string }>> & {
    findFirst(query: object): Promise<{ documentId: string }>;
  };
let marketing: CallPanel;
/** Returns the preview address that the panel offers for an entry, or null. */
const address = async (uid: string, requested: { documentId?: string; locale?: string; status: string }) => {
  const query = new URLSearchParams({ locale: 'de', ...requested });
  const { body } = await marketing('GET', `/content-manager/preview/url/${uid}?${query.toString()}`);
  return (body as { data: { url: string } } | null)?.data.url ?? null;
};
/** Opens a link of the panel as a browser would. */
const open = async (url: string) => {
  const answer = await shop.http(new URL(url).pathname + new URL(url).search, { redirect: 'manual' });
  return { status: answer.status, location: answer.headers.get('location'), cookie: answer.headers.getSetCookie()[0] ?? '' };
};

let pageId = '';
let cookie = '';
beforeAll(async () => {
  marketing = await panelEditor(shop, 'marketing');
  pageId = (await documents('api::page.page').findFirst({ filters: { slug: 'kontakt' } })).documentId;
  await documents('api::page.page').update({ documentId: pageId, locale: 'de', data: { title: 'Sprechen Sie uns an' } });
});

const title = async (headers: Record<string, string> = {}) => {
  const answer = await shop.http('/api/pages/kontakt', { headers });
  return [((await answer.json()) as ContentPage).title, answer.headers.get('cache-control')];
};

describe('a preview', () => {
  test('opens the real page in its language and keeps a cookie for an hour', async () => {
    const opened = await open((await address('api::page.page', { documentId: pageId, locale: 'en', status: 'draft' })) ?? '');
    expect([opened.status, opened.location]).toEqual([302, '/en/kontakt']);
    expect(opened.cookie).toMatch(/^pq_preview=[\w-]{43}; path=\/; .*samesite=lax; (secure; )?httponly/i);
    cookie = opened.cookie.split(';')[0] ?? '';
  });

  test('shows drafts to that browser and to nobody else', async () => {
    expect(await title({ cookie })).toEqual(['Sprechen Sie uns an', 'private, no-store']);
    expect((await title())[0]).toBe('Kontakt');
  });

  test('shows what was never published', async () => {
    const { documentId } = await documents('api::article.article').create({
      locale: 'de',
      data: { title: 'Neu', slug: 'neu', date: '2026-11-30' },
    });
    expect((await shop.http('/api/articles/neu')).status).toBe(404);
    expect((await shop.http('/api/articles/neu', { headers: { cookie } })).status).toBe(200);
    expect(await address('api::article.article', { documentId, status: 'draft' })).toContain(encodeURIComponent('/blog/neu'));
  });

  test('tells the web server which panel may frame it', async () => {
    expect(await (await shop.http('/api/preview', { headers: { cookie } })).json()).toEqual({ panelUrl: expect.stringMatching(/^http/) });
    expect((await shop.http('/api/preview')).status).toBe(401);
  });

  test('goes on when the panel loads its link again, which serves no other browser', async () => {
    const link = (await address('api::page.page', { documentId: pageId, status: 'draft' })) ?? '';
    const { pathname, search } = new URL(link);
    expect((await open(link)).status).toBe(302);
    expect((await shop.http(pathname + search, { redirect: 'manual', headers: { cookie } })).status).toBe(302);
    // Whoever was sent the link comes too late.
    expect((await open(link)).status).toBe(401);
    expect((await open(link)).cookie).toBe('');
  });

  test('ends when asked', async () => {
    const ended = await open((await address('api::page.page', { documentId: pageId, locale: 'de', status: 'published' })) ?? '');
    expect([ended.status, ended.location]).toEqual([302, '/kontakt']);
    expect(ended.cookie).toMatch(/^pq_preview=;.*expires=Thu, 01 Jan 1970/i);
  });

  test('needs an editor who is active and signed in', async () => {
    const leaver = await panelEditor(shop, 'translation');
    const query = new URLSearchParams({ documentId: pageId, locale: 'de', status: 'draft' });
    const { body } = await leaver('GET', `/content-manager/preview/url/api::page.page?${query.toString()}`);
    const link = (body as unknown as { data: { url: string } }).data.url;
    const theirs = { cookie: (await open(link)).cookie.split(';')[0] ?? '' };
    expect((await title(theirs))[0]).toBe('Sprechen Sie uns an');

    const editors = shop.strapi.db.query('admin::user');
    const where = { email: 'translation@planquadrat.example' };
    const editorId = String((await editors.findOne({ where })).id);
    await editors.update({ where, data: { isActive: false } });
    expect((await title(theirs))[0]).toBe('Kontakt');
    await editors.update({ where, data: { isActive: true } });
    expect((await title(theirs))[0]).toBe('Sprechen Sie uns an');

    const expire = (expiresAt: Date) =>
      shop.strapi.db.query('api::preview-token.preview-token').updateMany({ where: {}, data: { expiresAt } });
    await expire(new Date(Date.now() - 1));
    expect((await title(theirs))[0]).toBe('Kontakt');
    await expire(new Date(Date.now() + 60_000));

    // A sign-in with another browser does not stand in for this one.
    const sessions = shop.strapi.sessionManager('admin');
    const [session] = (await sessions.listSessions(editorId)) as unknown as { deviceId: string }[];
    await sessions.generateRefreshToken(editorId, 'another-browser', { type: 'refresh' });
    await sessions.invalidateRefreshToken(editorId, session!.deviceId);
    expect(await title(theirs)).toEqual(['Kontakt', expect.not.stringContaining('no-store')]);
    expect((await open(link)).status).toBe(401);
    expect((await title({ cookie }))[0]).toBe('Sprechen Sie uns an');
  });
});

test.each([
  ['a forged cookie', { cookie: `pq_preview=${'a'.repeat(43)}` }],
  ['garbage', { cookie: 'pq_preview=%%%' }],
])('%s shows what is published', async (_name, headers) => expect((await title(headers))[0]).toBe('Kontakt'));

test.each([
  ['without a token', '/api/preview/start?path=/kontakt', 400],
  ['with a wrong token', '/api/preview/start?path=/kontakt&token=1.x', 401],
  ['to another host', '/api/preview/end?path=//evil.example', 400],
  ['to another host in disguise', '/api/preview/end?path=/\\evil.example', 400],
])('no preview %s', async (_name, path, status) => expect((await shop.http(path, { redirect: 'manual' })).status).toBe(status));

test.each([
  ['api::product.product', { slug: 'basic' }, '/paper-to-cad/basic'],
  ['api::comparison.comparison', { slug: 'as-built' }, '/vergleich-freelancer-as-built-cad-services'],
  ['api::home.home', {}, '/'],
])('%s is shown where it lives', async (uid, filters, path) => {
  const { documentId } = await documents(uid).findFirst({ filters });
  expect(new URL((await address(uid, { documentId, status: 'draft' })) ?? '').searchParams.get('path')).toBe(path);
});

test('a product without a category has no page yet', async () => {
  const { documentId } = await documents('api::product.product').create({ locale: 'de', data: { name: 'Ohne Platz', slug: 'ohne-platz' } });
  expect(await address('api::product.product', { documentId, status: 'draft' })).toBeNull();
});
