import type { FileMetadata } from '@contract/files/file';
import type { Product } from '@contract/content/product';
import type { QuoteContact } from '@contract/quoting/quote';
import { expect, type APIRequestContext } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { newVisitor } from '../scripts/bench/visitor.mjs';

const PRODUCT = '/paper-to-cad/basic';
const QUANTITY = 3;

type Sender = {
  name?: string;
  customerType?: QuoteContact['customerType'];
  /** The file that comes with the request. */
  file?: { name: string; mimeType: string; buffer: Buffer };
};

/** Sends a request as a guest would, without the browser. @returns its number and what was asked for */
export async function sendRequest(
  request: APIRequestContext,
  email: string,
  { name = 'Sabine Brandt', customerType = 'business', file }: Sender = {},
): Promise<{ number: string; service: string }> {
  const product = (await (await request.get(`/api/products${PRODUCT}`)).json()) as Product;
  const { cartId, headers } = await newVisitor(process.env.E2E_SHOP_URL ?? '', randomInt(65_536));
  const upload = file && (await request.post('/api/files', { headers, multipart: { productId: product.id, file } }));
  const stored = upload && ((await upload.json()) as FileMetadata);
  const answer = await request.post('/api/quotes', {
    headers,
    data: {
      cartId,
      locale: 'de',
      items: [
        {
          productId: product.id,
          quantity: QUANTITY,
          selectedAddons: [],
          note: 'Grundrisse EG bis DG',
          files: stored ? [stored.fileName] : [],
        },
      ],
      contact: { name, email, customerType, projectCountry: 'DE', company: 'Brandt Planung' },
      consent: true,
      expectedNet: product.price * QUANTITY,
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { number } = (await answer.json()) as { number: string };
  return { number, service: product.name };
}
