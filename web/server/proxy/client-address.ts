import type { IncomingMessage } from 'node:http';
import { AsyncLocalStorage } from 'node:async_hooks';

/** The address of the visitor for whom a page is being rendered: the CMS counts what is read for them as theirs. */
export const visitor = new AsyncLocalStorage<string>();

/**
 * Returns the visitor's address as our outermost proxy saw it.
 * @param trustedHops how many proxies in front are ours; with none, X-Forwarded-For is the visitor's own claim and worth nothing
 */
export function clientAddress(socketAddress: string, forwardedFor: string | undefined, trustedHops: number): string {
  if (trustedHops === 0 || !forwardedFor) return plain(socketAddress);
  const seen = [
    ...forwardedFor
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
    socketAddress,
  ];
  return plain(seen[Math.max(0, seen.length - 1 - trustedHops)] ?? socketAddress);
}

/** Returns the address of the visitor who sent this request. */
export const visitorAddress = ({ headers, socket }: IncomingMessage, trustedHops: number): string =>
  clientAddress(socket.remoteAddress ?? '', String(headers['x-forwarded-for'] ?? ''), trustedHops);

/** Turns an IPv4 address in IPv6 notation back into its plain form: it is the same visitor. */
const plain = (address: string) => address.replace(/^::ffff:/i, '');
