import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test as base } from '../fixtures';
import { panelToken } from '../panel';
import { freePort, startShop, type Shop } from '../start-shop';

/** A shop of its own, whose servers may crash and whose figures can be read. */
const test = base.extend<object, { own: Shop & { metricsUrl: string } }>({
  own: [
    async ({}, use) => {
      const port = await freePort();
      const shop = await startShop({ METRICS_PORT: String(port), MAIL_FROM: 'Shop <shop@planquadrat.example>' });
      await use({ ...shop, metricsUrl: `http://127.0.0.1:${port}/metrics` });
      await shop.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
test.describe.configure({ mode: 'serial' });

const PRODUCT = '/3d-modelle/3d-druckmodell';

type Own = Shop & { metricsUrl: string };

const pageAt = async ({ webUrl }: Shop, path: string) => {
  const answer = await fetch(webUrl + path);
  return { status: answer.status, text: await answer.text(), mark: answer.headers.get('cache-status') };
};
/** Waits until pages are on disk, which they come to in quiet moments. */
const untilKept = ({ dataDir, webUrl }: Shop, paths: readonly string[]) => {
  const names = paths.map(
    (path) =>
      `${createHash('sha256')
        .update(webUrl + path)
        .digest('hex')}.page`,
  );
  const missing = () => {
    const kept = readdirSync(join(dataDir, 'pages'), { recursive: true, encoding: 'utf8' }).map((name) => basename(name));
    return names.filter((name) => !kept.includes(name));
  };
  return expect.poll(missing).toEqual([]);
};
const rendersOf = async ({ metricsUrl }: Own) =>
  Number(/^web_render_seconds_count (\d+)/m.exec(await (await fetch(metricsUrl)).text())?.[1] ?? 0);

/** Calls the panel's API as an editor. */
async function edit<T>({ cmsUrl, dataDir }: Shop, method: string, path: string, body?: object): Promise<T> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await panelToken(cmsUrl, dataDir)}` };
  const answer = await fetch(`${cmsUrl}/content-manager${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  if (!answer.ok) throw new Error(`The panel refused ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
const ARTICLES = '/collection-types/api::article.article';
const PRODUCTS = '/collection-types/api::product.product';

/** Visits pages until none of them is new any more. @returns how many were rendered for it */
async function rendersUntilSettled(own: Own, paths: readonly string[]): Promise<number> {
  const before = await rendersOf(own);
  for (const path of paths) await pageAt(own, path);
  return (await rendersOf(own)) - before;
}

test('an edit renders anew what it touches, and nothing else', async ({ own }) => {
  const { results } = await edit<{ results: { documentId: string; slug: string; title: string }[] }>(own, 'GET', `${ARTICLES}?pageSize=1`);
  const [article] = results;
  const paths = ['/blog', `/blog/${article?.slug}`, PRODUCT, '/', '/kontakt', '/3d-modelle'];
  await rendersUntilSettled(own, paths);
  expect(await rendersUntilSettled(own, paths)).toBe(0);

  await edit(own, 'POST', `${ARTICLES}/${article?.documentId}/actions/publish?locale=de`, { title: 'Ein neuer Titel im Blog' });
  const titleAt = async (path: string) => (await pageAt(own, path)).text.includes('Ein neuer Titel im Blog');
  await expect.poll(() => titleAt('/blog'), { intervals: [50] }).toBe(true);
  const before = await rendersOf(own);
  expect(await titleAt(`/blog/${article?.slug}`)).toBe(true);
  for (const path of [PRODUCT, '/', '/kontakt', '/3d-modelle']) expect(await pageAt(own, path)).toMatchObject({ status: 200, mark: null });
  expect((await rendersOf(own)) - before).toBe(1);
});

test('a new product appears in its category, in the sitemap and where nothing was', async ({ own }) => {
  const path = '/3d-modelle/ganz-neues-modell';
  const shows = async (address: string) => (await pageAt(own, address)).text.includes('Ganz neues Modell');
  const lists = ['/3d-modelle?seite=2', '/menus/de/3d-modelle.html', '/search-index/de.json'];
  expect([(await pageAt(own, path)).status, ...(await Promise.all(lists.map(shows)))]).toEqual([404, false, false, false]);
  const { results } = await edit<{ results: { documentId: string; slug: string }[] }>(
    own,
    'GET',
    `${PRODUCTS}?filters[slug][$eq]=3d-druckmodell`,
  );
  const { data } = await edit<{ data: { documentId: string } }>(own, 'POST', `${PRODUCTS}/clone/${results[0]?.documentId}?locale=de`, {
    name: 'Ganz neues Modell',
    slug: 'ganz-neues-modell',
  });
  await edit(own, 'POST', `${PRODUCTS}/${data.documentId}/actions/publish?locale=de`, {});
  await expect.poll(async () => (await pageAt(own, path)).status).toBe(200);
  expect(await Promise.all([...lists, '/sitemap.xml'].map(shows))).toEqual([true, true, true, false]);
  expect((await pageAt(own, '/sitemap.xml')).text).toContain(path);
});

test('a web server that starts while the CMS is away shows what it had, marked, and catches up once it is back', async ({ own }) => {
  const kept = ['/paper-to-cad/standard', '/en/paper-to-cad/standard', '/en'];
  for (const path of kept) await pageAt(own, path);
  await untilKept(own, kept);
  own.crashCms();
  await own.restartWeb();
  for (const path of kept) expect(await pageAt(own, path)).toMatchObject({ status: 200, mark: 'planquadrat; hit; ttl=-1' });
  expect((await fetch(`${own.webUrl}/readyz`)).status).toBe(200);

  await own.restartCms();
  await expect.poll(async () => (await pageAt(own, '/en')).mark).toBeNull();
  expect(await rendersOf(own)).toBe(0);
  expect(await rendersUntilSettled(own, kept)).toBe(0);
});

test('what changed while the web server was away is new when it comes back', async ({ own }) => {
  const { results } = await edit<{ results: { documentId: string }[] }>(own, 'GET', `${PRODUCTS}?filters[slug][$eq]=3d-druckmodell`);
  const restarted = own.restartWeb();
  await edit(own, 'POST', `${PRODUCTS}/${results[0]?.documentId}/actions/publish?locale=de`, { tagline: 'Während der Pause geändert' });
  await restarted;
  await expect.poll(async () => (await pageAt(own, PRODUCT)).text.includes('Während der Pause geändert')).toBe(true);
});
