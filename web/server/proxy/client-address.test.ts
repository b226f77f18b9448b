import { expect, test } from 'vitest';
import { clientAddress } from './client-address';

test.each([
  { case: 'without proxies the socket counts', socket: '203.0.113.9', forwarded: undefined, hops: 0, address: '203.0.113.9' },
  {
    case: 'without proxies a claimed address counts for nothing',
    socket: '203.0.113.9',
    forwarded: '1.2.3.4',
    hops: 0,
    address: '203.0.113.9',
  },
  { case: 'one proxy names the visitor', socket: '10.0.0.1', forwarded: '203.0.113.9', hops: 1, address: '203.0.113.9' },
  {
    case: 'what the visitor put before the proxy is ignored',
    socket: '10.0.0.1',
    forwarded: '1.2.3.4, 203.0.113.9',
    hops: 1,
    address: '203.0.113.9',
  },
  { case: 'two proxies', socket: '10.0.0.1', forwarded: '1.2.3.4, 203.0.113.9, 10.0.0.2', hops: 2, address: '203.0.113.9' },
  { case: 'fewer entries than proxies give the first', socket: '10.0.0.1', forwarded: '203.0.113.9', hops: 3, address: '203.0.113.9' },
  { case: 'a proxy that names nobody is the visitor', socket: '10.0.0.1', forwarded: undefined, hops: 1, address: '10.0.0.1' },
  { case: 'IPv4 in IPv6 is IPv4', socket: '::ffff:203.0.113.9', forwarded: undefined, hops: 0, address: '203.0.113.9' },
])('$case', ({ socket, forwarded, hops, address }) => expect(clientAddress(socket, forwarded, hops)).toBe(address));
