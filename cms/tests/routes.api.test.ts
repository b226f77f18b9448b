import { expect, test } from 'vitest';
import { useStrapi } from './strapi';

const shop = useStrapi();

test.each([
  ['POST', '/api/auth/local/register', 401],
  ['POST', '/api/auth/local', 401],
  ['POST', '/api/auth/forgot-password', 401],
  ['GET', '/api/users', 401],
  ['GET', '/api/users/me', 401],
  ['POST', '/api/upload', 401],
  ['GET', '/api/upload/files', 401],
  ['GET', '/api/quotes', 404],
  ['GET', '/api/events', 404],
  ['GET', '/api/outboxes', 404],
  ['GET', '/api/customer-files', 404],
  ['GET', '/api/companies', 404],
  ['DELETE', '/api/products/x/y', 404],
])('%s %s is closed to visitors', async (method, path, status) => {
  const answer = await shop.http(path, { method });
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ error: { code: expect.any(String), message: expect.any(String) } });
});

test('unknown query keys and deep population reach nothing', async () => {
  for (const query of ['populate=*', 'filters[faqs][id][$gt]=0', 'fields=price', 'populate[createdBy]=*']) {
    const answer = await shop.http(`/api/products?ids=&${query}`);
    expect(await answer.text()).not.toMatch(/password|createdBy|seoTitle/);
  }
});
