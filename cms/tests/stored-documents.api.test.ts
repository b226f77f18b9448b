import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { DownloadUrl } from '../src/contract/files/file';
import type { DocumentKey, StoredDocument } from '../src/platform/documents/stored-document';
import { forged } from './forged';
import { placeOrder } from './order-rows';
import { compiled, useStrapi } from './strapi';

const shop = useStrapi();
type Placed = Awaited<ReturnType<typeof placeOrder>>;
let placed: Placed;
beforeAll(async () => void (placed = await placeOrder(shop)));

const rows = (): Promise<StoredDocument[]> =>
  shop.strapi.db.query('api::stored-document.stored-document').findMany({ orderBy: { id: 'asc' } });
const urlOf = (key: DocumentKey): Promise<DownloadUrl> =>
  compiled<{ documentDownloadUrl: (strapi: unknown, requested: DocumentKey) => Promise<DownloadUrl> }>(
    'platform/documents/store-documents',
  ).documentDownloadUrl(shop.strapi, key);

async function announce(): Promise<void> {
  const { appendEvent } = compiled<{ appendEvent: (strapi: unknown, trx: unknown, event: object) => Promise<number> }>(
    'platform/events/append-event',
  );
  const { quoteId, orderId, offerId } = placed;
  const news = [
    { topic: 'quote', name: 'quote.offered', subject: quoteId, actor: 'admin', data: { offerId } },
    { topic: 'order', name: 'order.placed', subject: orderId, actor: 'customer' },
  ];
  for (const event of news) await shop.strapi.db.transaction(({ trx }) => appendEvent(shop.strapi, trx, event));
}

test('the log’s steps leave their documents behind, once however many read it', async () => {
  await announce();
  const { storeDocuments } = compiled<{ storeDocuments: (strapi: unknown) => Promise<void> }>('platform/documents/store-documents');
  await Promise.all([storeDocuments(shop.strapi), storeDocuments(shop.strapi)]);
  await storeDocuments(shop.strapi);
  const stored = await rows();
  expect(stored.map(({ subject, kind, format, name }) => [subject, kind, format, name])).toEqual(
    expect.arrayContaining([
      [placed.offerId, 'offer', 'pdf', 'AN-2026-00003-b.pdf'],
      [placed.orderId, 'order-confirmation', 'pdf', expect.stringMatching(/^BE-2026-.*\.pdf$/)],
    ]),
  );
  expect(stored).toHaveLength(2);
});

describe('a download address', () => {
  test('gives the stored bytes under the document’s name, as an attachment', async () => {
    const { url } = await urlOf({ subject: placed.offerId, kind: 'offer', format: 'pdf' });
    const answer = await shop.http(url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain('attachment; filename="AN-2026-00003-b.pdf"');
    const bytes = Buffer.from(await answer.arrayBuffer());
    const [row] = await rows();
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(row?.sha256);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('is nobody’s without its signature', async () => {
    const { url } = await urlOf({ subject: placed.offerId, kind: 'offer', format: 'pdf' });
    expect((await shop.http(forged(url))).status).toBe(403);
  });

  test('draws what nobody has drawn yet, once for two who ask at once', async () => {
    const { offerId } = await placeOrder(shop);
    const before = (await rows()).length;
    const key: DocumentKey = { subject: offerId, kind: 'offer', format: 'pdf' };
    const urls = await Promise.all([urlOf(key), urlOf(key), urlOf(key)]);
    expect(new Set(urls.map(({ url }) => url.split('?')[0])).size).toBe(1);
    expect(await rows()).toHaveLength(before + 1);
  });

  test.each<[string, DocumentKey]>([
    ['an unknown subject', { subject: 'nobody', kind: 'offer', format: 'pdf' }],
    ['an order without a row', { subject: 'nobody', kind: 'order-confirmation', format: 'pdf' }],
  ])('%s has none', async (_name, key) => expect(urlOf(key)).rejects.toMatchObject({ code: 'document.not-found' }));

  test('an offer has no XML', async () =>
    expect(urlOf({ subject: placed.offerId, kind: 'offer', format: 'xml' })).rejects.toMatchObject({ code: 'document.not-found' }));
});
