import { expect, test } from 'vitest';
import { cartId, useStrapi } from './strapi';

const shop = useStrapi();

test('boots', async () => {
  expect((await shop.http('/api/site')).status).toBe(200);
  expect(await shop.appCheck(cartId())).toMatch(/^\d+\./);
});
