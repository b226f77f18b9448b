import { BODY_SILENCE_MS } from '@contract/constants';
import { fileHeaders } from '@contract/files/file';
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { PassThrough, pipeline } from 'node:stream';
import { Agent, Client, type Dispatcher } from 'undici';
import { answerTimeoutMs, CONNECT_TIMEOUT_MS } from './patience';
import { visitorAddress } from './client-address';
import type { Attempt, CmsServers } from './cms-servers';
import { log } from '../listen';
import { sendProblem } from './problem-answer';
import { strictTransport } from '../render/security-headers';
import { requestIdHeaders } from '../request-id';
import type { Settings } from '../settings';

/** The request headers that the CMS and its libraries read. All others end here. */
const PASSED_ON = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'cache-control',
  'content-length',
  'content-type',
  'cookie',
  'idempotency-key',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'if-unmodified-since',
  'origin',
  'range',
  'referer',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'sec-fetch-user',
  'tus-resumable',
  'upload-concat',
  'upload-defer-length',
  'upload-length',
  'upload-metadata',
  'upload-offset',
  'user-agent',
  ...Object.values(fileHeaders),
];

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
type Method = (typeof METHODS)[number];

/** The headers of answers that belong to one connection, and one that only this server sends. */
const NOT_PASSED_BACK = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-connection',
  'strict-transport-security',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

const connect = { timeout: CONNECT_TIMEOUT_MS };
/**
 * The agent for reads, whose connections are used again: a read is sent once more when the CMS has just closed one. Requests that change
 * something must not meet such a connection.
 */
const pooled = new Agent({ connect });

type ProxySettings = Pick<Settings, 'publicUrl' | 'trustedHops' | 'proxySecret'>;

export const isProxied = (path: string): boolean => /^\/(api|uploads)(\/|$)/.test(path);

/**
 * Passes a request on to the CMS. Bodies stream both ways; when either side leaves, the other is dropped too.
 * @param url the request's address, as `readTarget` gave it
 */
export async function passToCms(
  { req, res, url }: { req: IncomingMessage; res: ServerResponse; url: URL },
  cms: CmsServers,
  settings: ProxySettings,
): Promise<void> {
  const method = METHODS.find((name) => name === req.method);
  if (!method) return sendProblem(req, res, 'not-found');
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  const call = {
    method,
    path: url.pathname + url.search,
    headers: forwardedHeaders(req, settings),
    timeoutMs: answerTimeoutMs(method, url),
  };
  try {
    const isRead = method === 'GET' || method === 'HEAD';
    const answer = isRead
      ? await cms.read((attempt) => send(call, attempt), gone.signal)
      : await send({ ...call, body: bodyOf(req) }, { url: cms.next(), signal: gone.signal, needsFreshConnection: true });
    res.writeHead(answer.statusCode, headersBack(answer.headers, settings));
    pipeline(answer.body, res, () => undefined);
  } catch (error) {
    if (gone.signal.aborted) return;
    log('warn', 'the CMS did not answer a call', { method, reason: (error as Error).message });
    sendProblem(req, res, 'server.unavailable', { 'retry-after': '5', ...strictTransport(settings.publicUrl) });
  }
}

type Call = { method: Method; path: string; headers: IncomingHttpHeaders; timeoutMs: number; body?: PassThrough | null };

async function send({ timeoutMs, ...call }: Call, { url, signal, needsFreshConnection }: Attempt): Promise<Dispatcher.ResponseData> {
  const { origin } = new URL(url);
  const options = { ...call, signal, headersTimeout: timeoutMs, bodyTimeout: BODY_SILENCE_MS };
  if (!needsFreshConnection) return pooled.request({ ...options, origin });
  // The request is not announced as the connection's last: the CMS would cut it with an early answer still on its way.
  const fresh = new Client(origin, { connect });
  const answer = fresh.request(options);
  void fresh.close();
  return answer;
}

/**
 * Returns the request's body, or null without one. It stands between both connections: when the CMS answers before it has read everything,
 * the visitor's stays open for the answer.
 */
function bodyOf(req: IncomingMessage): PassThrough | null {
  const { 'content-length': length, 'transfer-encoding': encoding } = req.headers;
  if (!encoding && (length === undefined || length === '0')) return null;
  const body = new PassThrough();
  req.once('error', (error) => body.destroy(error));
  req.once('close', () => req.complete || body.destroy(new Error('the visitor left')));
  body.once('close', () => {
    req.unpipe(body);
    req.resume();
  });
  // An error of the body is reported by the call that it belongs to.
  body.on('error', () => undefined);
  return req.pipe(body);
}

/** Returns those of the request's headers that are passed on, and what the CMS may believe about the connection. */
function forwardedHeaders(req: IncomingMessage, { publicUrl, trustedHops, proxySecret }: ProxySettings): IncomingHttpHeaders {
  const { headers } = req;
  const origin = publicUrl ? new URL(publicUrl) : null;
  const host = origin ? origin.host : headers.host;
  return {
    ...Object.fromEntries(PASSED_ON.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]]))),
    ...(host && { host, 'x-forwarded-host': host }),
    ...requestIdHeaders(),
    'x-forwarded-for': visitorAddress(req, trustedHops),
    'x-forwarded-proto': origin ? origin.protocol.slice(0, -1) : 'http',
    ...(proxySecret && { 'x-proxy-secret': proxySecret }),
  };
}

/** Returns the answer's headers as this server says them. `Connection` may name further ones of that one connection. */
function headersBack(headers: IncomingHttpHeaders, { publicUrl }: ProxySettings): OutgoingHttpHeaders {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const kept = Object.entries(headers).filter(([name]) => !NOT_PASSED_BACK.has(name) && !named.includes(name));
  return { ...Object.fromEntries(kept), ...strictTransport(publicUrl) };
}
