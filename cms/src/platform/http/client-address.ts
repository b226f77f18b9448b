import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { proxySecret } from '../settings';

type Caller = { headers: IncomingHttpHeaders; req: { socket: { remoteAddress?: string } } };

/** Checks whether the request carries the web server's shared secret. */
export function comesFromProxy({ headers }: Pick<Caller, 'headers'>): boolean {
  const given = Buffer.from(String(headers['x-proxy-secret'] ?? ''));
  const expected = Buffer.from(proxySecret);
  return expected.length > 0 && given.length === expected.length && timingSafeEqual(given, expected);
}

/** Returns the visitor's address: the one our web server saw, or the peer's own when the header cannot be believed. */
export function clientAddress(caller: Caller): string {
  const forwarded = comesFromProxy(caller)
    ? String(caller.headers['x-forwarded-for'] ?? '')
        .split(',')[0]
        ?.trim()
    : '';
  return forwarded || (caller.req.socket.remoteAddress ?? 'unknown');
}
