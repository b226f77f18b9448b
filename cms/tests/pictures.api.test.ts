import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Article } from '../src/contract/content/knowledge';
import type { Product } from '../src/contract/content/product';
import type { Project } from '../src/contract/content/project';
import { picturesFiles } from '../src/contract/content/picture';
import { panelEditor, type CallPanel } from './panel-editor';
import { startS3 } from './s3';
import { useStrapi } from './strapi';

const s3 = await startS3();
afterAll(() => s3.stop());

/** A picture with something to see: a gradient, red at its top. */
const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1d4fd8' } }).composite([
    { input: { create: { width, height: Math.round(height / 4), channels: 3, background: '#bf2f18' } }, gravity: 'north' },
  ]);
const photo = (width = 1800, height = 1200) => drawn(width, height).jpeg().toBuffer();

type Medium = { id: number; documentId: string; hash: string; url: string };
type Refusal = { error: { message: string; details: { errors?: { path: string[]; message: string }[] } } };

describe.each([
  ['in a folder', {}],
  ['in S3', s3.settings],
])('pictures %s', (_, settings) => {
  const shop = useStrapi(settings);
  let panel: CallPanel;
  beforeAll(async () => {
    panel = await panelEditor(shop, 'marketing');
  });
  // The folder of media is that of all shops of this machine's tests.
  afterAll(async () => {
    for (const file of await shop.strapi.db.query('plugin::upload.file').findMany())
      await shop.strapi.plugin('upload').service('upload').remove(file);
  });

  function form(name: string, bytes: Buffer, type: string): FormData {
    const body = new FormData();
    body.append('files', new File([new Uint8Array(bytes)], name, { type }));
    body.set('fileInfo', JSON.stringify({ name, alternativeText: null, caption: null, folder: null }));
    return body;
  }

  async function upload(name: string, bytes: Buffer, type = 'image/jpeg'): Promise<Medium> {
    const { status, body } = await panel('POST', '/upload', form(name, bytes, type));
    expect([status, body]).toEqual([201, expect.anything()]);
    return (body as unknown as Medium[])[0] as Medium;
  }

  const read = async <T>(path: string) => (await (await shop.http(path)).json()) as T;
  const content = (type: string) => `/content-manager/collection-types/api::${type}.${type}`;
  const picture = (file: Medium, more: object = {}) => ({ file: file.id, altDe: 'Ein Haus', altEn: 'A house', focus: 'top', ...more });

  /** Writes into an entry as the panel does, and publishes it in German. */
  async function publish(type: string, slug: string, data: object) {
    const uid = `api::${type}.${type}`;
    const { documentId } = await shop.strapi.db.query(uid).findOne({ where: { slug, locale: 'de' } });
    return panel('POST', `${content(type)}/${documentId}/actions/publish?locale=de`, data);
  }

  test('an article’s cover comes in both languages, as AVIF and WebP in the sizes of pages, made once', async () => {
    const [first] = (await read<{ items: Article[] }>('/api/articles')).items;
    const slug = first?.slug ?? '';
    const cover = picture(await upload('Haus am See.jpg', await photo()));
    expect((await publish('article', slug, { cover })).status).toBe(200);

    const { cover: german } = await read<Article>(`/api/articles/${slug}`);
    const { cover: english } = await read<Article>(`/api/articles/${slug}?locale=en`);
    expect(german).toMatchObject({ width: 1800, height: 1200, focus: 'top', alt: 'Ein Haus' });
    expect(english).toEqual({ ...german, alt: 'A house' });
    expect((await read<{ items: Article[] }>('/api/articles')).items[0]?.cover).toEqual(german);

    const { sources } = picturesFiles(german as never, 'wide');
    expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    for (const { type, srcSet } of sources) {
      const address = srcSet.split(', ').find((each) => each.endsWith(' 640w'));
      const answer = await shop.http(address?.split(' ')[0] ?? '');
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const made = Buffer.from(await answer.arrayBuffer());
      const { width, height } = await sharp(made).metadata();
      expect({ width, height }).toEqual({ width: 640, height: 360 });
      // What counts is at the top, so the red stays.
      const { dominant } = await sharp(await sharp(made).extract({ left: 0, top: 0, width: 640, height: 40 }).png().toBuffer()).stats();
      expect(dominant.r).toBeGreaterThan(dominant.b);
      const again = await shop.http(address?.split(' ')[0] ?? '');
      expect(Buffer.from(await again.arrayBuffer())).toEqual(made);
    }
  });

  test('other widths, formats, media and addresses are refused, and a replaced picture has a new one', async () => {
    const medium = await upload('Plan.png', await drawn(900, 600).png().toBuffer(), 'image/png');
    const [article] = (await read<{ items: Article[] }>('/api/articles')).items;
    await publish('article', article?.slug ?? '', { cover: picture(medium, { focus: 'center' }) });
    const { cover } = await read<Article>(`/api/articles/${article?.slug}`);
    const address = cover?.address ?? '';
    expect((await shop.http(`${address}/wide-center-640.avif`)).status).toBe(200);
    for (const name of [
      'wide-center-641.avif',
      'wide-center-1600.avif',
      'wide-center-640.png',
      'wide-bottom_left-640.avif',
      'wide-center-640.avif%00',
      '..%2f..%2fa.avif',
    ])
      expect([name, (await shop.http(`${address}/${name}`)).status]).toEqual([name, 404]);
    expect((await shop.http(`/api/pictures/${'a'.repeat(20)}/1/wide-center-640.avif`)).status).toBe(404);
    const paper = await upload('Preise.pdf', Buffer.from('%PDF-1.4\n%%EOF'), 'application/pdf');
    expect((await shop.http(`/api/pictures/${paper.hash}/1/wide-center-640.avif`)).status).toBe(404);

    const replaced = await panel('POST', `/upload?id=${medium.id}`, form('Neu.png', await drawn(640, 640).png().toBuffer(), 'image/png'));
    expect(replaced.status).toBe(200);
    const { cover: since } = await read<Article>(`/api/articles/${article?.slug}`);
    expect(since).toMatchObject({ width: 640, height: 640 });
    expect(since?.address).not.toBe(address);
    const moved = await shop.http(`${address}/wide-center-640.avif`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location'), moved.headers.get('cache-control')]).toEqual([
      302,
      `${since?.address}/wide-center-640.avif`,
      'no-store',
    ]);
    expect((await panel('DELETE', `/upload/files/${medium.id}`)).status).toBe(200);
    expect((await shop.http(`${since?.address}/wide-center-640.avif`)).status).toBe(404);
    expect((await read<Article>(`/api/articles/${article?.slug}`)).cover).toBeUndefined();
  });

  test('pictures without a text alternative cannot be published, and the field is named', async () => {
    const [article] = (await read<{ items: Article[] }>('/api/articles')).items;
    const cover = picture(await upload('Haus.jpg', await photo(800, 600)), { altDe: '  ' });
    const refused = await publish('article', article?.slug ?? '', { cover });
    const { error } = refused.body as unknown as Refusal;
    expect([refused.status, error.message]).toEqual([400, expect.stringContaining('was das Bild zeigt')]);
    expect(error.details.errors).toMatchObject([{ path: ['cover', 'altDe'], message: expect.stringContaining('fehlt') }]);
    expect((await read<Article>(`/api/articles/${article?.slug}`)).cover).toBeUndefined();
    await publish('article', article?.slug ?? '', { cover: null });
  });

  test('a translator writes the English text alternative, and nothing else of the picture', async () => {
    const translator = await panelEditor(shop, 'translation');
    const [article] = (await read<{ items: Article[] }>('/api/articles')).items;
    const slug = article?.slug ?? '';
    const medium = await upload('Haus am Hang.jpg', await photo(800, 600));
    expect((await publish('article', slug, { cover: picture(medium, { altEn: null }) })).status).toBe(200);
    const { documentId } = await shop.strapi.db.query('api::article.article').findOne({ where: { slug, locale: 'de' } });
    const form = `${content('article')}/${documentId}`;
    const wordless = async () => {
      const { groups } = (await translator('GET', '/editor-work')).body as unknown as { groups: { kind: string; count: number }[] };
      return groups.find(({ kind }) => kind === 'wordless-pictures')?.count;
    };
    expect(await wordless()).toBe(1);
    expect((await translator('POST', `${form}/actions/publish?locale=en`, {})).status).toBe(400);
    const { body } = await translator('GET', `${form}?locale=en`);
    const { cover } = (body as unknown as { data: { cover: { id: number } } }).data;
    const written = { cover: { id: cover.id, altEn: 'A house on a slope', altDe: 'Etwas anderes', focus: 'left' } };
    expect((await translator('POST', `${form}/actions/publish?locale=en`, written)).status).toBe(200);
    const [german, english] = [await read<Article>(`/api/articles/${slug}`), await read<Article>(`/api/articles/${slug}?locale=en`)];
    expect(german.cover).toMatchObject({ alt: 'Ein Haus', focus: 'top', width: 800 });
    expect(english.cover).toEqual({ ...german.cover, alt: 'A house on a slope' });
    expect(await wordless()).toBe(0);
    // The German draft has the English words too: publishing it again takes nothing back.
    expect((await publish('article', slug, {})).status).toBe(200);
    expect((await read<Article>(`/api/articles/${slug}?locale=en`)).cover?.alt).toBe('A house on a slope');
    await publish('article', slug, { cover: null });
  });

  test.each([
    [
      'of another type',
      'Bild.gif',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .gif()
          .toBuffer(),
      'JPEG',
    ],
    ['that is a text', 'Bild.png', async () => Buffer.from('kein Bild'), 'nicht öffnen'],
    ['that is cut off', 'Bild.jpg', async () => (await photo(1200, 900)).subarray(0, 6_000), 'beschädigt'],
    ['of 60 megapixels', 'Bild.png', () => drawn(10_000, 6_000).png({ compressionLevel: 1 }).toBuffer(), '50 Megapixel'],
  ])('a picture %s is refused with a sentence', async (_case, name, make, words) => {
    const { status, body } = await panel('POST', '/upload', form(name, await make(), 'image/png'));
    expect([status, (body as unknown as Refusal).error.message]).toEqual([400, expect.stringContaining(words)]);
    expect((body as unknown as Refusal).error.message).toContain(`„${name}“`);
  });

  test('a picture that the camera turned is upright', async () => {
    const turned = await sharp(await photo(400, 200))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { id } = await upload('Quer.jpg', turned);
    expect(await shop.strapi.db.query('plugin::upload.file').findOne({ where: { id } })).toMatchObject({ width: 200, height: 400 });
  });

  test('pictures in texts are the shop’s, whatever host their address names', async () => {
    const medium = await upload('Detail.jpg', await photo(1000, 500));
    const [article] = (await read<{ items: Article[] }>('/api/articles')).items;
    const fromPanel = medium.url.startsWith('http') ? medium.url : `https://cms.example:1337${medium.url}`;
    const old = `http://localhost:1337/uploads/${medium.hash}.jpg`;
    await publish('article', article?.slug ?? '', {
      body: `![Ein "Detail"](${fromPanel})\n\n![alt](${old})\n\n![fremd](https://x.example/a.png)`,
    });
    const row = await shop.strapi.db
      .query('api::article.article')
      .findOne({ where: { slug: article?.slug, locale: 'de', publishedAt: { $notNull: true } } });
    expect(row.body).toContain(`![Ein "Detail"](/uploads/${medium.hash}.jpg)`);
    const { bodyHtml } = await read<Article>(`/api/articles/${article?.slug}`);
    const shown = [...bodyHtml.matchAll(/<img src="([^"]+)" alt="([^"]*)" width="960" height="480" loading="lazy"/g)];
    expect(shown.map(([, , alt]) => alt)).toEqual(['Ein &quot;Detail&quot;', 'alt']);
    expect(bodyHtml).toContain('<source type="image/avif"');
    expect(bodyHtml).toContain('<p>fremd</p>');
    expect((await shop.http(shown[0]?.[1] ?? '')).headers.get('content-type')).toBe('image/webp');
    const original = await shop.http(`/uploads/${medium.hash}.jpg`);
    expect([original.status, original.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  test('products, projects, pages and what is shared show theirs', async () => {
    const medium = await upload('Alle.jpg', await photo(1500, 1000));
    const plain = picture(medium, { focus: 'center' });
    expect((await publish('product', 'basic', { gallery: [plain, plain] })).status).toBe(200);
    expect((await read<Product>('/api/products/paper-to-cad/basic')).gallery).toHaveLength(2);
    expect((await publish('category', 'paper-to-cad', { picture: plain })).status).toBe(200);
    const { slug } = (await read<{ items: Project[] }>('/api/projects')).items[0] as Project;
    expect((await publish('project', slug, { before: plain, after: plain, gallery: [plain] })).status).toBe(200);
    expect(await read<Project>(`/api/projects/${slug}`)).toMatchObject({
      pair: { before: { alt: 'Ein Haus' } },
      gallery: [{ width: 1500 }],
    });
    await publish('solution', 'architekten', { picture: plain });
    await publish('page', 'wer-wir-sind', { picture: plain });
    for (const type of ['home', 'site']) {
      const single = `/content-manager/single-types/api::${type}.${type}/actions/publish?locale=de`;
      const { status } = await panel('POST', single, type === 'site' ? { sharePicture: plain } : { picture: plain });
      expect([type, status]).toEqual([type, 200]);
    }
    for (const path of ['/api/categories/paper-to-cad', '/api/solutions/architekten', '/api/pages/wer-wir-sind', '/api/home?locale=en'])
      expect([path, (await read<Article & { picture?: object }>(path)).picture]).toMatchObject([path, { width: 1500 }]);
    const { sharePicture } = await read<{ sharePicture: string }>('/api/site');
    const shared = await shop.http(sharePicture);
    expect(shared.headers.get('content-type')).toBe('image/jpeg');
    expect(await sharp(Buffer.from(await shared.arrayBuffer())).metadata()).toMatchObject({ width: 1200, height: 630 });
  });
});
