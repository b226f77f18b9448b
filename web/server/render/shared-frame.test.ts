import type { Consent } from '@contract/consent';
import type { Site } from '@contract/content/site';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../src/entry-server';
import { preferencesOf } from '../../src/lib/page/preferences';
import { replaceTransport } from '../../src/lib/http/transport';
import { readTexts } from './texts';

const category = { id: 'a', slug: 'cad-services', accent: 'cad' as const, name: 'CAD', navLabel: 'CAD', claim: '' };
const product = { slug: 'one', name: 'One', tagline: '', price: 100, unit: 'sqm' as const, drawing: 'one' };
const site = {
  brand: 'Shop',
  legalName: '',
  phone: '+49 30 1',
  email: '',
  address: '',
  supportHours: 'Mo–Fr 9–17',
  claim: '',
  trustClaims: ['A & B'],
  highlights: [{ tag: 'New', title: 'Scan', text: '', to: '/cad-services' }],
  social: [],
  navigation: [
    { label: 'Projects', to: '/projekte' },
    { label: 'Contact', to: '/kontakt' },
  ],
  categories: [{ ...category, products: [product as Site['categories'][number]['products'][number]], productCount: 1, from: null }],
  tools: [{ name: 'Calculator', text: '', to: '/loesungen/rechner' }],
  solutions: [{ name: 'Brokers', text: '', to: '/loesungen/makler' }],
  footer: { about: '', columns: [], supportTitle: '', supportText: '', priceNote: '', copyright: '' },
  overrides: {} as Record<string, string>,
} satisfies Site;
const consent: Consent = { title: 'Cookies', text: '', settingsTitle: '', settingsIntro: '', categories: [] };

/** Answers with the same objects each time, as the content cache does, or with new ones. */
function answerWith(content: { site: Site; consent: Consent }, isSame: boolean) {
  replaceTransport(fetch, (url) => {
    const [, name = ''] = /^\/api\/(\w+)/.exec(url) ?? [];
    const body = content[name as keyof typeof content] as object | undefined;
    if (!body) return { ok: false, status: 404, body: { error: { code: 'not-found' } } };
    return { ok: true, status: 200, body: isSame ? body : structuredClone(body) };
  });
}
afterEach(() => replaceTransport(fetch));

async function render(path: string, origin = 'http://shop') {
  const { html } = await renderPage(new Request(origin + path), {
    assets: { headFor: () => [], scripts: [] },
    origin,
    preferences: preferencesOf(''),
    readTexts,
    onFailure: () => undefined,
  });
  // The router notes when it loaded its data.
  return html.replaceAll(/u:\d+/g, 'u');
}

const paths = [
  '/',
  '/cad-services',
  '/cad-services/one',
  '/projekte/x',
  '/kontakt/x',
  '/loesungen/rechner',
  '/loesungen/makler',
  '/loesungen/x',
  '/fachwissen-bibliothek/x',
];
const all = [...paths, ...paths.map((path) => `/en${path === '/' ? '' : path}`)];

test('a page with a frame rendered for another page is, letter by letter, the one with a frame of its own', async () => {
  answerWith({ site, consent }, false);
  const own: string[] = [];
  for (const path of all) own.push(await render(path));
  answerWith({ site, consent }, true);
  for (const path of all.toReversed()) await render(path, 'http://other');
  const shared: string[] = [];
  for (const path of all) shared.push(await render(path));
  expect(all.filter((_, index) => shared[index] !== own[index])).toEqual([]);
  expect(own.every((html) => html.includes('Mo–Fr 9–17') && html.includes('</footer>'))).toBe(true);
  expect(new Set(own).size).toBe(all.length);
  const links = [...(shared[paths.indexOf('/kontakt/x')] ?? '').matchAll(/href="([^"]*)" hrefLang/g)].map(([, href]) => href);
  expect(new Set(links)).toEqual(new Set(['/kontakt/x', '/en/kontakt/x']));
});

test('another frame, other texts and another language make another frame', async () => {
  answerWith({ site, consent }, true);
  expect(await render('/x')).toContain('Mo–Fr 9–17');
  answerWith({ site: { ...site, supportHours: 'rund um die Uhr' }, consent }, true);
  expect(await render('/x')).toContain('rund um die Uhr');
  answerWith({ site: { ...site, overrides: { 'nav.services': 'Unser Angebot' } }, consent }, true);
  expect([await render('/x'), await render('/en/x')].map((html) => html.includes('Unser Angebot'))).toEqual([true, true]);
  answerWith({ site, consent: { ...consent, title: 'Kekse' } }, true);
  expect(await render('/x')).toContain('Kekse');
  expect(await render('/en/x')).not.toContain('Leistungen');
});

test('content cannot put a frame into a page', async () => {
  answerWith({ site: { ...site, brand: '[x]' }, consent }, true);
  const html = await render('/x');
  expect(html.match(/<\/footer>/g)).toHaveLength(1);
  expect(html.match(/\[[0-9a-f-]{36}\]/)).toBeNull();
});
