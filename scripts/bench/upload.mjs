import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { say } from './pages.mjs';
import { newVisitor } from './visitor.mjs';

const MIB = 1024 * 1024;
const SIZE = 2048 * MIB;
const CHUNK = 32 * MIB;
const CUTS = [500 * MIB + 12_345, 1_300 * MIB + 777];
const GROWTH_LIMIT = 100 * MIB;

/** Measures a 2 GB upload whose connection breaks twice in mid-chunk and goes on at the server's offset. */
export async function benchUpload({ webUrl, cmsPid }) {
  const visitor = await newVisitor(webUrl, 9_999);
  const block = randomBytes(CHUNK);
  Buffer.from('LASF').copy(block, 0);
  const sent = createHash('sha256');
  for (let at = 0; at < SIZE; at += CHUNK) sent.update(block);

  const before = residentBytes(cmsPid);
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, residentBytes(cmsPid))), 100);
  const started = Date.now();
  const location = await create(webUrl, visitor);
  const cuts = [...CUTS];
  let offset = 0;
  while (offset < SIZE) {
    const rest = block.subarray(offset % CHUNK);
    const cut = cuts.length > 0 && offset + rest.length > cuts[0] ? cuts.shift() - offset : rest.length;
    await patch(webUrl + location, visitor, { offset, chunk: rest, cut });
    offset = await offsetOf(webUrl + location, visitor);
  }
  clearInterval(watch);
  const seconds = (Date.now() - started) / 1000;
  const received = await hashOfDownload(webUrl, visitor, location);
  const intact = received === sent.digest('hex');
  say(
    '2 GB upload with two cuts',
    `${intact ? 'intact' : 'DAMAGED'}, ${seconds.toFixed(0)} s, server grew by ${((most - before) / MIB).toFixed(0)} MB`,
    intact && most - before < GROWTH_LIMIT,
  );
}

const tus = { 'tus-resumable': '1.0.0' };
const encode = (text) => Buffer.from(text).toString('base64');

async function create(webUrl, { headers }) {
  const metadata = `filename ${encode('scan.las')},filetype ${encode('application/octet-stream')},productId ${encode('bench')}`;
  const answer = await fetch(`${webUrl}/api/files/tus`, {
    method: 'POST',
    headers: { ...headers, ...tus, 'upload-length': String(SIZE), 'upload-metadata': metadata },
  });
  if (answer.status !== 201) throw new Error(`creating the upload answered ${answer.status}: ${await answer.text()}`);
  return new URL(answer.headers.get('location'), webUrl).pathname;
}

/** Sends a chunk; with a `cut` inside it, breaks the connection there. */
function patch(url, { headers }, { offset, chunk, cut }) {
  return new Promise((resolve) => {
    const req = request(url, {
      method: 'PATCH',
      headers: {
        ...headers,
        ...tus,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(offset),
        'content-length': chunk.length,
      },
    });
    req.on('response', (response) => response.resume().on('end', resolve));
    req.on('error', resolve);
    if (cut < chunk.length) req.write(chunk.subarray(0, cut), () => setTimeout(() => req.destroy(), 50));
    else req.end(chunk);
  });
}

async function offsetOf(url, { headers }) {
  for (let attempt = 0; attempt < 100; attempt++) {
    const answer = await fetch(url, { method: 'HEAD', headers: { ...headers, ...tus } });
    if (answer.ok) return Number(answer.headers.get('upload-offset'));
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the server does not say how far the upload has come');
}

async function hashOfDownload(webUrl, { headers }, location) {
  const fileName = location.split('/').at(-1);
  const { url } = await (await fetch(`${webUrl}/api/files/${fileName}/download-url`, { headers })).json();
  const answer = await fetch(new URL(url, webUrl));
  const hash = createHash('sha256');
  for await (const part of answer.body) hash.update(part);
  return hash.digest('hex');
}

const residentBytes = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
