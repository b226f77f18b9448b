import type { IncomingMessage } from 'node:http';

/**
 * The visitor's address as the outermost proxy of ours saw it.
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

/** The address of who sent this request. */
export const visitorAddress = ({ headers, socket }: IncomingMessage, trustedHops: number): string =>
  clientAddress(socket.remoteAddress ?? '', String(headers['x-forwarded-for'] ?? ''), trustedHops);

/** IPv4 in IPv6 clothing is the same visitor. */
const plain = (address: string) => address.replace(/^::ffff:/i, '');
