import { json } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { withAccessLog } from '../access-log';
import { Metrics } from '../metrics';
import { CmsServers } from '../proxy/cms-servers';
import { passToCms } from '../proxy/proxy';
import { serve } from '../test-servers';
import { startTracing } from './tracing';

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };
type Span = { name: string; traceId: string; spanId: string; parentSpanId?: string; attributes: Attribute[] };
type Sent = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

let stop = async () => {};
afterEach(async () => {
  await stop();
  vi.unstubAllEnvs();
});

/** A web server that passes everything on to a CMS that answers the trace it was told. */
async function serveWeb() {
  const cms = new CmsServers([await serve((req, res) => res.end(req.headers.traceparent ?? 'none'))]);
  const settings = { publicUrl: '', trustedHops: 0, proxySecret: '' };
  const listener = withAccessLog((req, res) => passToCms({ req, res, url: new URL(`http://x${req.url}`) }, cms, settings), new Metrics());
  return serve((req, res) => void listener(req, res));
}

const FOREIGN = '00-11111111111111111111111111111111-2222222222222222-01';

test('a request begins a trace, hands it to the CMS, and is sent to the collector by its route', async () => {
  const spans: Span[] = [];
  const collector = await serve((req, res) => {
    void json(req).then((sent) => {
      spans.push(...(sent as Sent).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      res.end('{}');
    });
  });
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector);
  stop = await startTracing(process.env);
  const answer = await fetch(`${await serveWeb()}/api/guest/s3cret?x=ada`, { headers: { traceparent: FOREIGN } });
  const told = /^00-(\w{32})-(\w{16})-01$/.exec(await answer.text());
  await stop();
  const [span] = spans;
  expect(spans).toHaveLength(1);
  expect(span).toMatchObject({ name: 'GET /api', traceId: told?.[1], spanId: told?.[2] });
  expect(span?.parentSpanId ?? '').toBe('');
  expect(span?.attributes).toContainEqual({ key: 'request.id', value: { stringValue: answer.headers.get('x-request-id') } });
  expect(JSON.stringify(spans)).not.toMatch(/s3cret|ada|1{32}/);
});

test('without a collector there is no trace', async () => {
  stop = await startTracing({});
  expect(await (await fetch(`${await serveWeb()}/api/site`, { headers: { traceparent: FOREIGN } })).text()).toBe('none');
});
