import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Block } from '../src/contract/content/blocks';
import type { ContentPage } from '../src/contract/content/content-page';
import { panelEditor, type CallPanel } from './panel-editor';
import { startS3 } from './s3';
import { useStrapi } from './strapi';

const s3 = await startS3();
afterAll(() => s3.stop());

type Medium = { id: number; hash: string };
type Entry = { documentId: string };
const PAGES = '/content-manager/collection-types/api::page.page';

describe.each([
  ['in a folder', {}],
  ['in S3', s3.settings],
])('blocks with media %s', (_, settings) => {
  const shop = useStrapi(settings);
  const media: Record<string, Medium> = {};
  let panel: CallPanel;
  let page = '';

  beforeAll(async () => {
    panel = await panelEditor(shop, 'marketing');
    page = (await shop.strapi.db.query('api::page.page').findOne({ where: { slug: 'wer-wir-sind' } })).documentId;
    const house = await sharp({ create: { width: 1400, height: 900, channels: 3, background: '#1d4fd8' } })
      .jpeg()
      .toBuffer();
    media.picture = await upload('Haus.jpg', house, 'image/jpeg');
    media.film = await upload('Film.mp4', film, 'video/mp4');
    media.captions = await upload('Film.vtt', Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nGuten Tag.\n'), 'text/vtt');
  });
  // The folder of media is that of all shops of this machine's tests.
  afterAll(async () => {
    for (const file of await shop.strapi.db.query('plugin::upload.file').findMany())
      await shop.strapi.plugin('upload').service('upload').remove(file);
  });

  /** What a film begins with, and what could follow. */
  const film = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypisom'),
    Buffer.from(Array.from({ length: 4_000 }, (_, at) => at % 251)),
  ]);

  async function upload(name: string, bytes: Buffer, type: string): Promise<Medium> {
    const form = new FormData();
    form.append('files', new File([new Uint8Array(bytes)], name, { type }));
    form.set('fileInfo', JSON.stringify({ name, alternativeText: null, caption: null, folder: null }));
    const { status, body } = await panel('POST', '/upload', form);
    expect([name, status, body]).toEqual([name, 201, expect.anything()]);
    return (body as unknown as Medium[])[0] as Medium;
  }

  const publish = (blocks: object[], locale = 'de') => panel('POST', `${PAGES}/${page}/actions/publish?locale=${locale}`, { blocks });
  const shown = async (locale = 'de') =>
    ((await (await shop.http(`/api/pages/wer-wir-sind?locale=${locale}`)).json()) as ContentPage).blocks ?? [];
  const picture = () => ({ file: media.picture?.id, altDe: 'Ein Haus', altEn: 'A house', focus: 'center' });
  const chosen = async (type: string, count: number) => {
    const path = `/content-manager/collection-types/api::${type}.${type}?locale=de&pageSize=${count}`;
    const { results } = (await panel('GET', path)).body as unknown as { results: Entry[] };
    return { connect: results.map(({ documentId }) => ({ documentId, locale: 'de' })) };
  };

  test('every kind is shown in its order, each language with its own', async () => {
    const blocks = [
      { __component: 'block.text', title: 'Text', text: '**Fett** <b>nicht</b>' },
      { __component: 'block.picture', picture: picture(), caption: 'Leipzig' },
      { __component: 'block.gallery', pictures: [picture(), picture()] },
      { __component: 'block.before-after', title: 'Vergleich', before: picture(), after: picture() },
      { __component: 'block.steps', title: 'Ablauf', steps: [{ title: 'Eins', text: 'a' }, { title: 'Zwei' }] },
      { __component: 'block.table', title: 'Tabelle', rows: 'Format | Inhalt\nDWG | Plan' },
      { __component: 'block.questions', title: 'Fragen', faqs: await chosen('faq', 2) },
      { __component: 'block.products', title: 'Leistungen', products: await chosen('product', 2) },
      { __component: 'block.quote', text: 'Gut.', by: 'Jemand' },
      { __component: 'block.sample', sample: 'standard' },
      { __component: 'block.sample', sample: 'gibt-es-nicht' },
      { __component: 'block.video', file: media.film?.id, captions: media.captions?.id, text: 'Ein Film' },
    ];
    const { status, body } = await publish(blocks);
    expect([status, body]).toEqual([200, expect.anything()]);
    const german = await shown();
    const kinds = ['text', 'picture', 'gallery', 'before-after', 'steps', 'table', 'questions', 'products', 'quote', 'sample', 'video'];
    expect(german.map(({ kind }) => kind)).toEqual(kinds);
    expect(german).toMatchObject([
      { html: '<p><strong>Fett</strong> &lt;b&gt;nicht&lt;/b&gt;</p>\n' },
      { picture: { width: 1400, alt: 'Ein Haus' }, caption: 'Leipzig' },
      { pictures: [{}, {}] },
      { pair: { before: { height: 900 }, after: {} }, before: '' },
      { steps: [{ title: 'Eins' }, { title: 'Zwei', text: '' }] },
      { head: ['Format', 'Inhalt'], rows: [['DWG', 'Plan']] },
      { faqs: [{ question: expect.any(String) }, {}] },
      { products: [{ price: expect.any(Number) }, {}] },
      { by: 'Jemand', role: '' },
      { product: { slug: 'standard' }, sample: { kind: 'result', views: [{}, {}, {}] } },
      { film: { mimeType: 'video/mp4' } },
    ]);
    expect(await shown('en')).toEqual([]);

    await publish([{ __component: 'block.picture', picture: picture() }], 'en');
    expect(await shown('en')).toMatchObject([{ kind: 'picture', picture: { alt: 'A house' } }]);
    expect(await shown()).toHaveLength(kinds.length);
  });

  test('a film is served whole or in part, with its captions, and no other medium by that way', async () => {
    const found = (await shown()).find((block): block is Extract<Block, { kind: 'video' }> => block.kind === 'video');
    const { src = '', captions = '' } = found?.film ?? {};
    const whole = await shop.http(src);
    expect([whole.status, whole.headers.get('content-type'), whole.headers.get('accept-ranges')]).toEqual([200, 'video/mp4', 'bytes']);
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(film);
    const part = await shop.http(src, { headers: { range: 'bytes=100-199' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${film.length}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(film.subarray(100, 200));
    const said = await shop.http(captions);
    expect([said.headers.get('content-type'), await said.text()]).toEqual([
      expect.stringContaining('text/vtt'),
      expect.stringContaining('Guten Tag.'),
    ]);
    expect((await shop.http(src.replace(/\/\w+$/, '/1'), { redirect: 'manual' })).headers.get('location')).toBe(src);
    expect((await shop.http(`/api/films/${media.picture?.hash}/1`)).status).toBe(404);
  });

  test('a picture in a block needs its text alternative, too', async () => {
    const refused = await publish([{ __component: 'block.gallery', pictures: [picture(), { ...picture(), altDe: ' ' }] }]);
    expect(refused).toMatchObject({
      status: 400,
      body: { error: { details: { errors: [{ path: ['blocks', '0', 'pictures', '1', 'altDe'] }] } } },
    });
  });
});
