import { createHash } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { renderPage } from '../../src/entry-server';
import { pageDocument } from '../../src/page-document';
import { preferencesOf } from '../../src/lib/page/preferences';
import { replaceTransport } from '../../src/lib/http/transport';
import { contentSecurityPolicy } from './pages';
import { readTexts } from './texts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const page = (content: string) =>
  pageDocument({
    locale: 'de',
    theme: null,
    matches: [],
    content,
    contentScripts: ['reveal()'],
    headFor: () => ['<link rel="preload" href="/a">', { element: 'style', code: 'a{}', attributes: { media: 'print' } }],
    state: [{ element: 'script', code: 'state()' }],
    scripts: [
      { element: 'script', code: 'wake()', attributes: { type: 'module' } },
      { element: 'script', code: '', attributes: { src: '/assets/x.js' } },
    ],
  });

describe('contentSecurityPolicy', () => {
  const { html, inline } = page('<p>Text</p>');
  const policy = contentSecurityPolicy(inline, true);

  test('the document holds what its policy allows', () => {
    expect(html).toContain('<style media="print">a{}</style>');
    expect(html).toContain('<script>state()</script><script type="module">wake()</script><script src="/assets/x.js"></script></body>');
  });

  test('allows no inline code but by its hash', () => {
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain(`script-src 'self' ${['reveal()', 'state()', 'wake()'].map(hash).join(' ')};`);
    expect(policy).toContain(`style-src 'self' ${hash('a{}')};`);
  });

  test('allows nothing that only stands in the content', () => {
    const injected = page('<p><script>steal()</script><style>p{}</style></p>');
    expect(injected.html).toContain('<script>steal()</script>');
    expect(contentSecurityPolicy(injected.inline, true)).toBe(policy);
  });

  test.each([
    [true, true],
    [false, false],
  ])('with https %s it upgrades requests: %s', (secure, upgrades) => {
    expect(contentSecurityPolicy({ scripts: [], styles: [] }, secure).includes('upgrade-insecure-requests')).toBe(upgrades);
  });
});

describe('a rendered page', () => {
  afterEach(() => replaceTransport(fetch));

  test.each(['/app/login', '/admin/dashboard'])('%s brings no script that its policy keeps from running', async (path) => {
    replaceTransport(async () => Response.json({}, { status: 404 }));
    const { html, inline } = await renderPage(new Request(`http://x${path}`), {
      assets: { headFor: () => [], scripts: [] },
      origin: 'http://x',
      preferences: preferencesOf(''),
      readTexts,
      onFailure: () => undefined,
    });
    const scripts = [...html.matchAll(/<script(?![^>]*ld\+json)[^>]*>([^]+?)<\/script>/g)].map(([, code]) => code);
    expect(scripts.length).toBeGreaterThan(1);
    expect(scripts.filter((code) => !inline.scripts.includes(code ?? ''))).toEqual([]);
  });
});
