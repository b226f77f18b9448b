import {
  request as requestHttp,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { request as requestHttps } from 'node:https';
import { pipeline } from 'node:stream';
import { clientAddress } from './client-address';
import type { Settings } from './settings';

/** Headers that belong to one connection, and those only this server may set. */
const DROPPED = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
  'expect',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-real-ip',
  'x-proxy-secret',
]);

type ProxySettings = Pick<Settings, 'cmsUrl' | 'publicUrl' | 'trustedHops' | 'proxySecret'>;

export const isProxied = (path: string): boolean => /^\/(api|uploads)(\/|$)/.test(path);

/** Passes a request on to the CMS. Bodies stream both ways; when either side leaves, the other is dropped too. */
export function passToCms(req: IncomingMessage, res: ServerResponse, settings: ProxySettings) {
  const target = new URL(settings.cmsUrl);
  const send = target.protocol === 'https:' ? requestHttps : requestHttp;
  const headers = forwardedHeaders(req.headers, req.socket.remoteAddress ?? '', settings);
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  const attempt = (last: boolean) => {
    const upstream = send(target, { method: req.method, path: req.url, headers, agent: isRead && !last ? undefined : false }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, withoutHopByHop(answer.headers));
      pipeline(answer, res, () => undefined);
    });
    upstream.on('error', () => {
      // A kept connection may have been closed by the CMS just now; reads go once more on a fresh one.
      if (isRead && !last && upstream.reusedSocket && !res.headersSent) attempt(true);
      else answerUnavailable(res);
    });
    res.on('close', () => upstream.destroy());
    if (isRead) upstream.end();
    else pipeline(req, upstream, () => undefined);
  };
  attempt(false);
}

/** The request's headers as the CMS may believe them. */
function forwardedHeaders(headers: IncomingHttpHeaders, socketAddress: string, settings: ProxySettings): OutgoingHttpHeaders {
  const address = clientAddress(socketAddress, first(headers['x-forwarded-for']), settings.trustedHops);
  const forwarded: OutgoingHttpHeaders = { ...withoutHopByHop(headers), 'x-forwarded-for': address };
  const origin = settings.publicUrl ? new URL(settings.publicUrl) : null;
  forwarded['x-forwarded-proto'] = origin ? origin.protocol.slice(0, -1) : 'http';
  forwarded['x-forwarded-host'] = origin ? origin.host : headers.host;
  if (settings.proxySecret) forwarded['x-proxy-secret'] = settings.proxySecret;
  return forwarded;
}

/** `Connection` may name further headers of this one connection. */
function withoutHopByHop(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = (headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !DROPPED.has(name) && !named.includes(name)));
}

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(',') : value);

function answerUnavailable(res: ServerResponse) {
  if (res.headersSent) return void res.destroy();
  const body = JSON.stringify({ error: { code: 'server.unavailable', message: 'The service is not available right now.' } });
  res.writeHead(503, { 'content-type': 'application/json; charset=utf-8', 'retry-after': '5', 'cache-control': 'no-store' });
  res.end(body);
}
