import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { routeOf, withAccessLog } from './access-log';
import { writeLogAsJson } from './listen';
import { Metrics } from './metrics';
import { CmsServers } from './proxy/cms-servers';
import { passToCms } from './proxy/proxy';
import { serve } from './test-servers';

test.each([
  ['/', '/'],
  ['/en', '/'],
  ['/kontakt?email=ada@example.org', '/kontakt'],
  ['/en/paper-to-cad/basic', '/$category/$product'],
  ['/angebot/s3cret', '/angebot/$token'],
  ['/admin/quotes/abc123', '/admin/quotes/$id'],
  ['/no/such/page/of/ada', '/$'],
  ['/api/guest/s3cret', '/api'],
  ['/assets/entry-1a2b3c.js', '/assets'],
  ['/readyz', '/readyz'],
  ['/sitemap.xml', 'file'],
  ['/ada@example.org.pdf', 'file'],
])('%s is the route %s', (target, route) => expect(routeOf(target)).toBe(route));

describe('a request', () => {
  let written: string[] = [];
  beforeEach(() => {
    written = [];
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean(written.push(String(text))));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    writeLogAsJson(true);
  });

  /** A web server that passes everything on to a CMS that answers the id it was told. */
  async function serveWeb(metrics = new Metrics()) {
    const cms = new CmsServers([await serve((req, res) => res.end(req.headers['x-request-id']))]);
    const settings = { publicUrl: '', trustedHops: 0, proxySecret: '' };
    const listener = withAccessLog((req, res) => passToCms({ req, res, url: new URL(`http://x${req.url}`) }, cms, settings), metrics);
    return serve((req, res) => void listener(req, res));
  }

  test('has an id of our own, which its answer, the CMS and its line in the log have', async () => {
    const answer = await fetch(`${await serveWeb()}/api/guest/s3cret?x=ada`, { headers: { 'x-request-id': 'a-claim-of-a-visitor' } });
    const id = answer.headers.get('x-request-id');
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(await answer.text()).toBe(id);
    await vi.waitFor(() => expect(written).toHaveLength(1));
    const line: unknown = JSON.parse(written.join());
    expect(line).toEqual({
      time: expect.any(String),
      level: 'info',
      message: expect.stringMatching(/^GET \/api \(\d+ ms\) 200$/),
      requestId: id,
      method: 'GET',
      route: '/api',
      status: 200,
      ms: expect.any(Number),
      bytes: expect.any(Number),
    });
    expect((line as { bytes: number }).bytes).toBeGreaterThan(36);
  });

  test('is a readable line where people try the shop', async () => {
    writeLogAsJson(false);
    await (await fetch(`${await serveWeb()}/api/site`)).text();
    await vi.waitFor(() => expect(written.join()).toMatch(/^\[[^\]]+\] info: GET \/api \(\d+ ms\) 200\n$/));
  });

  test('moves the figures of its route', async () => {
    const metrics = new Metrics();
    await (await fetch(`${await serveWeb(metrics)}/api/guest/s3cret`)).text();
    await vi.waitFor(async () =>
      expect(await metrics.text()).toContain('web_request_seconds_count{method="GET",route="/api",status="2xx"} 1'),
    );
    expect(await metrics.text()).toMatch(/^process_resident_memory_bytes \d+$/m);
    expect(await metrics.text()).not.toContain('s3cret');
  });
});
