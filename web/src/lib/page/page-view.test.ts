import { expect, onTestFinished, test } from 'vitest';
import { secretPaths } from '@contract/content/page-kinds';
import { pageViewOf, withoutLinkSecret } from './page-view';

const shop = 'https://shop.example';

test('a page view has title, location, path and referrer', () => {
  expect(pageViewOf('Paper to CAD', `${shop}/en/paper-to-cad?utm_source=mail#b`, 'https://search.example/?q=cad')).toEqual({
    page_title: 'Paper to CAD',
    page_location: `${shop}/en/paper-to-cad?utm_source=mail`,
    page_path: '/en/paper-to-cad',
    page_referrer: 'https://search.example/',
  });
});

test.each([
  { secret: 'a guest link', address: '/angebot/abc123', counted: '/angebot/[token]' },
  { secret: 'a link that stops reminders', address: '/abbestellen/abc123', counted: '/abbestellen/[token]' },
  { secret: 'an English guest link', address: '/en/angebot/abc123', counted: '/en/angebot/[token]' },
  { secret: 'a mailed token', address: '/app/reset-password?token=abc123', counted: '/app/reset-password' },
  { secret: 'a question', address: '/suche?q=abc123', counted: '/suche' },
])('$secret is counted without its secret, as location and as referrer', ({ address, counted }) => {
  expect(pageViewOf('', shop + address, shop + address)).toMatchObject({ page_location: shop + counted, page_referrer: shop + counted });
});

test('it is counted in browsers of before 2024 too', () => {
  const { parse } = URL;
  Reflect.deleteProperty(URL, 'parse');
  onTestFinished(() => void Object.assign(URL, { parse }));
  expect(pageViewOf('', `${shop}/faq?utm_source=mail`, '').page_location).toBe(`${shop}/faq?utm_source=mail`);
});

test('the first page of a visit has no referrer', () => expect(pageViewOf('', shop, '').page_referrer).toBe(''));

test.each(secretPaths())('what stands behind %s is neither logged nor counted', (path) => {
  expect(withoutLinkSecret(`/en${path}/abc123?x`)).toBe(`/en${path}/[token]?x`);
});
