import { expect, test } from 'vitest';
import { useStrapi } from './strapi';

const shop = useStrapi();

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
