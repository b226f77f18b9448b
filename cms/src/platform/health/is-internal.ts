import { BlockList, isIP } from 'node:net';
import type { Context } from 'koa';
import { cmsTrustedHops } from '../settings';

const internal = new BlockList();
internal.addSubnet('127.0.0.0', 8);
internal.addSubnet('10.0.0.0', 8);
internal.addSubnet('172.16.0.0', 12);
internal.addSubnet('192.168.0.0', 16);
internal.addAddress('::1', 'ipv6');
internal.addSubnet('fc00::', 7, 'ipv6');

/**
 * Whether a request comes from the installation's own network: a load balancer's probe, the operator's monitoring. What came
 * through a proxy that nobody told us to believe may come from anywhere.
 */
export function isInternal(ctx: Context): boolean {
  if (cmsTrustedHops === 0 && ctx.get('x-forwarded-for')) return false;
  const address = ctx.ip.replace(/^::ffff:/, '');
  return isIP(address) !== 0 && internal.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
}
