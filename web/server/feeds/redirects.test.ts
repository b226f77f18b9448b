import type { Redirect } from '@contract/content/directory';
import { expect, test } from 'vitest';
import { findRedirect } from './redirects';

const redirects: Redirect[] = [
  { from: '/blog/alt', to: '/blog/neu', status: 301 },
  { from: '/start', to: '/', status: 301 },
  { from: '/partner', to: 'https://example.org/x', status: 301 },
  { from: '/%C3%BCber-uns', to: '/büro', status: 301 },
  { from: '/alt.html', to: '/neu', status: 301 },
  { from: '/gefunden', to: '/suche?q=plan', status: 301 },
  { from: '/projekte/weg', to: null, status: 410 },
];

test.each([
  ['/blog/alt', { location: '/blog/neu' }],
  ['/en/blog/alt', { location: '/en/blog/neu' }],
  ['/en/start', { location: '/en' }],
  ['/en/partner', { location: 'https://example.org/x' }],
  ['/en/gefunden', { location: '/en/suche?q=plan' }],
  ['/projekte/weg', { location: null }],
  ['/%c3%bcber-uns/', { location: '/b%C3%BCro' }],
  ['/über-uns', { location: '/b%C3%BCro' }],
  ['/u\u0308ber-uns', { location: '/b%C3%BCro' }],
  ['/en/alt.html', { location: '/en/neu' }],
  ['/blog/alt/mehr', null],
  ['/blog', null],
])('%s', (path, rule) => expect(findRedirect(redirects, path)).toEqual(rule));
