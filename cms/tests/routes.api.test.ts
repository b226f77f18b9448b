import { describe, expect, test } from 'vitest';
import { cartId, useSharedStrapi } from './strapi';

const shop = useSharedStrapi();

test.each([
  ['POST', '/api/auth/local/register'],
  ['POST', '/api/auth/local'],
  ['GET', '/api/users'],
  ['GET', '/api/users/me'],
  ['GET', '/api/users-permissions/roles'],
  ['GET', '/api/events'],
  ['GET', '/api/outboxes'],
  ['GET', '/api/customer-files'],
  ['GET', '/api/account-tokens'],
  ['GET', '/api/companies'],
  ['DELETE', '/api/products/x/y'],
  ['PROPFIND', '/api/site'],
])('%s %s does not exist', async (method, path) => {
  const answer = await shop.http(path, { method });
  expect([404, 405]).toContain(answer.status);
  expect(await answer.json()).toMatchObject({ error: { code: 'not-found', message: expect.any(String) } });
});

test('unknown query keys and deep population reach nothing', async () => {
  for (const query of ['populate=*', 'filters[faqs][id][$gt]=0', 'fields=price', 'populate[createdBy]=*']) {
    const answer = await shop.http(`/api/products?ids=&${query}`);
    expect(await answer.text()).not.toMatch(/password|createdBy|seoTitle/);
  }
});

describe('a body that cannot be read is the sender’s fault', () => {
  const paths = ['/api/files', '/api/contact', '/api/declarations', '/api/auth/login'];
  const json = 'application/json';
  const form = 'multipart/form-data; boundary=x';

  test.each([
    ['a multipart without boundary', { 'content-type': 'multipart/form-data' }, 'x'],
    ['no multipart', { 'content-type': form }, 'garbage'],
    ['a multipart cut short', { 'content-type': form }, '--x\r\nfoo'],
    ['plain text that says it is gzip', { 'content-type': json, 'content-encoding': 'gzip' }, '{}'],
    ['plain text that says it is brotli', { 'content-type': json, 'content-encoding': 'br' }, '{}'],
    ['an unknown compression', { 'content-type': json, 'content-encoding': 'foo' }, '{}'],
    ['half of some JSON', { 'content-type': json }, '{"a":'],
  ])('%s', async (_name, headers, body) => {
    const cart = cartId();
    // Files are read once their sender has proven to be a browser with our page.
    const proven = { 'x-cart-id': cart, 'x-app-check': await shop.appCheck(cart) };
    for (const path of paths) {
      const answer = await shop.http(path, { method: 'POST', headers: { ...headers, ...proven }, body });
      expect([path, answer.status, await answer.json()]).toMatchObject([path, 400, { error: { code: 'input.invalid' } }]);
    }
  });
});
