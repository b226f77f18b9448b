import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { CmsServers, type Attempt } from './cms-servers';
import { serve } from '../test-servers';
import { passToCms } from './proxy';

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

/** A process that answers every request with `name`. */
async function startProcess(name: string) {
  const program = `const s = require('node:http').createServer((q, r) => r.end('${name}')).listen(0, '127.0.0.1', () => console.log(s.address().port))`;
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [printed] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, url: `http://127.0.0.1:${printed.toString().trim()}` };
}

test('with one of two processes of the CMS stopped, reads through the web server stay under two seconds', async () => {
  const stopping = new AbortController();
  const [a, b] = await Promise.all([startProcess('a'), startProcess('b')]);
  const cms = new CmsServers([a.url, b.url]);
  const watching = cms.watch(stopping.signal);
  const web = await serve(
    (req, res) => void passToCms({ req, res, url: new URL(`http://x${req.url}`) }, cms, { publicUrl: '', trustedHops: 0, proxySecret: '' }),
  );
  const readTimed = async () => {
    const startedAt = performance.now();
    return { text: await (await fetch(`${web}/api/x`)).text(), ms: performance.now() - startedAt };
  };
  expect([(await readTimed()).text, (await readTimed()).text].sort()).toEqual(['a', 'b']);
  a.child.kill('SIGSTOP');
  const reads = [...(await Promise.all(Array.from({ length: 6 }, readTimed))), await readTimed(), await readTimed()];
  expect(reads.map(({ text }) => text)).toEqual(Array(8).fill('b'));
  expect(Math.max(...reads.map(({ ms }) => ms))).toBeLessThan(2_000);
  a.child.kill('SIGCONT');
  await expect.poll(async () => (await readTimed()).text, { timeout: 5_000 }).toBe('a');
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
