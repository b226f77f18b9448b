import { expect, test } from 'vitest';
import { CmsServers, type Attempt } from './cms-servers';
import { serve } from '../test-servers';

const ask = async ({ url, signal }: Attempt) => (await fetch(`${url}/api/x`, { signal })).text();
const read = (cms: CmsServers) => cms.read(ask, AbortSignal.timeout(20_000));
const named = (name: string) => serve((_req, res) => res.end(name));

test('the servers take turns', async () => {
  const cms = new CmsServers([await named('a'), await named('b')]);
  expect([await read(cms), await read(cms), await read(cms)]).toEqual(['a', 'b', 'a']);
});

test('a read goes to another server when one cannot be reached', async () => {
  const cms = new CmsServers(['http://127.0.0.1:9', await named('b')]);
  expect([await read(cms), await read(cms)]).toEqual(['b', 'b']);
});

test('reads that met a server that fell silent are answered by another one within two seconds, and later ones at once', async () => {
  const stopping = new AbortController();
  let isStopped = false;
  let waiting = 0;
  const stoppable = await serve((_req, res) => (isStopped ? ++waiting : res.end('a')));
  const cms = new CmsServers([stoppable, await named('b')]);
  const watching = cms.watch(stopping.signal);
  expect([await read(cms), await read(cms)]).toEqual(['a', 'b']);
  isStopped = true;
  const startedAt = performance.now();
  expect(await Promise.all(Array.from({ length: 6 }, () => read(cms)))).toEqual(Array(6).fill('b'));
  expect(performance.now() - startedAt).toBeLessThan(2_000);
  const met = waiting;
  expect([await read(cms), await read(cms), cms.next(), cms.next()].filter((answer) => answer === 'a' || answer === stoppable)).toEqual([]);
  expect(met).toBeGreaterThan(0);
  isStopped = false;
  await expect.poll(() => read(cms)).toBe('a');
  stopping.abort();
  await watching;
});

test('the only server is asked again on another connection, and then no more', async () => {
  let requested = 0;
  const cms = new CmsServers([await serve((req) => void (++requested, req.socket.destroy()))]);
  await expect(read(cms)).rejects.toThrow();
  expect(requested).toBe(2);
});

test('a read ends with whoever asked for it', async () => {
  const cms = new CmsServers([await serve(() => undefined)]);
  const leaving = new AbortController();
  const reading = cms.read(ask, leaving.signal);
  leaving.abort(new Error('left'));
  await expect(reading).rejects.toThrow('left');
});
