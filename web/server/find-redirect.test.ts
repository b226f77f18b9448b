import { expect, test } from 'vitest';
import { movedTo } from './find-redirect';

const redirects = [
  { from: '/alt', to: '/neu', status: 301 as const },
  { from: '/weg', to: null, status: 410 as const },
  { from: '/partner', to: 'https://partner.example/', status: 301 as const },
];

test.each([
  ['/alt', { status: 301, location: '/neu' }],
  ['/en/alt', { status: 301, location: '/en/neu' }],
  ['/weg', { status: 410, location: null }],
  ['/en/weg', { status: 410, location: null }],
  ['/en/partner', { status: 301, location: 'https://partner.example/' }],
  ['/nie/dagewesen', null],
  ['/alt/weiter', null],
])('%s has become %o', (path, moved) => expect(movedTo(path, redirects)).toEqual(moved));
