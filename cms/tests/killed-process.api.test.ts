import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { fileHeaders } from '../src/contract/files/file';
import type { Product } from '../src/contract/content/product';
import { killableServer } from './killable-server';
import { cartId, solveAppCheck } from './strapi';

const { http, start: startServer, kill } = killableServer();
const start = () => startServer({ DATABASE_FILENAME: join(String(process.env.DATA_DIR), 'killed.db') });

beforeAll(start);
afterAll(kill);

test.skipIf(inject('postgresUrl') !== undefined)(
  'a process killed between file and request, and during requests, loses nothing and stores nothing twice',
  async () => {
    const id = cartId();
    const token = await solveAppCheck(http, id);
    const headers = { [fileHeaders.cart]: id, [fileHeaders.appCheck]: token };
    const product = (await (await http('/api/products/paper-to-cad/basic')).json()) as Product;
    const form = new FormData();
    form.set('productId', product.id);
    form.set('file', new File(['%PDF-1.4\nplan'], 'plan.pdf', { type: 'application/pdf' }));
    const stored = (await (await http('/api/files', { method: 'POST', headers, body: form })).json()) as { fileName: string };
    await kill();
    await start();

    const body = JSON.stringify({
      cartId: id,
      locale: 'de',
      items: [{ productId: product.id, quantity: 1, selectedAddons: [], files: [stored.fileName] }],
      contact: { name: 'Ada', email: 'ada@example.org', customerType: 'business', projectCountry: 'DE' },
      consent: true,
      expectedNet: product.price,
    });
    const submit = () => http('/api/quotes', { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body });
    const dying = Promise.allSettled(Array.from({ length: 5 }, submit));
    await delay(15);
    await kill();
    await dying;
    await start();

    const answers = await Promise.all([submit(), submit()]);
    const numbers = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { number: string }).number));
    expect(new Set(numbers).size).toBe(1);
    expect(numbers[0]).toMatch(/-00001$/);
    const again = await http(`/api/files/${stored.fileName}`, { headers });
    expect(again.status).toBe(200);
  },
);
