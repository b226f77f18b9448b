import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, expect, test, vi } from 'vitest';
import { useStrapi } from './strapi';

type Span = { name: string; traceId: string; spanId: string; parentSpanId?: string; attributes: { key: string }[] };
type Sent = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

const spans: Span[] = [];
let collector: Server;

const shop = useStrapi(async () => {
  collector = createServer((req, res) => {
    void json(req).then((sent) => {
      spans.push(...(sent as Sent).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      res.end('{}');
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => collector.once('listening', resolve));
  const { port } = collector.address() as AddressInfo;
  return { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, OTEL_BSP_SCHEDULE_DELAY: '50' };
});
afterAll(() => collector.close().closeAllConnections());

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';
const traceparent = `00-${TRACE}-${PARENT}-01`;

/** The span of a request, once it has arrived. */
const spanOf = (name: string, traceId?: string) =>
  vi.waitFor(() => {
    const found = spans.find((span) => span.name === name && (!traceId || span.traceId === traceId));
    if (!found) throw new Error(`no span ${name} among ${spans.map((span) => span.name).join(', ')}`);
    return found;
  }, 20_000);

test('a request that our web server passes on goes on with its trace, and its queries belong to it', async () => {
  expect((await shop.http('/api/guest/s3cret-token', { headers: { traceparent } })).status).toBe(404);
  const request = await spanOf('GET /api/guest/:token', TRACE);
  expect(request.parentSpanId).toBe(PARENT);
  const queries = spans.filter(({ parentSpanId }) => parentSpanId === request.spanId);
  expect(queries.length).toBeGreaterThan(0);
  for (const query of queries) expect([query.name, query.traceId]).toEqual([expect.stringMatching(/^database /), TRACE]);
  expect(JSON.stringify(spans)).not.toContain('s3cret');
});

test('a stranger’s trace counts for nothing', async () => {
  await fetch(`${shop.url}/healthz`, { headers: { traceparent } });
  const request = await spanOf('GET /healthz');
  expect(request.traceId).not.toBe(TRACE);
  expect(request.parentSpanId ?? '').toBe('');
});
