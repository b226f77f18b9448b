import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compressBest, preparePage } from '../render/page-answer';
import type { ClockState } from './content-clock';
import { PageFiles } from './page-files';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'pages-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = async (build = 'build-a', maxBytes = 1_000_000) => (await PageFiles.open({ folder, build, maxBytes })).files;
const made = { stamp: { era: 'e', seq: 7 }, types: ['product'], checkedAt: 1 };
const facts = { digests: { 'answer /api/site': 'x' }, types: ['product'] };

async function save(files: PageFiles, key: string, text = `text of ${key}`) {
  const page = preparePage(200, text, { 'content-type': 'text/html' });
  await compressBest(page);
  await files.save(key, { page, facts, ...made });
}
const textOf = async (files: PageFiles, key: string) => (await files.load(key))?.page.html.toString();
const pagesIn = (build: string) => readdirSync(join(folder, build)).filter((name) => name.endsWith('.page'));

describe('PageFiles', () => {
  test('the next process reads a page as it was, with what it was made of', async () => {
    await save(await open(), '/a');
    const files = await open();
    expect([files.size, files.has('/a'), files.has('/b')]).toEqual([1, true, false]);
    const kept = await files.load('/a');
    expect(kept).toMatchObject({ ...made, facts, page: { status: 200, headers: { 'content-type': 'text/html' } } });
    expect(kept?.page.html.toString()).toBe('text of /a');
  });

  test('another build sees none of them', async () => {
    await save(await open(), '/a');
    expect((await open('build-b')).has('/a')).toBe(false);
    expect(await textOf(await open(), '/a')).toBe('text of /a');
  });

  test('what another build left a week ago is removed, and nothing that is no build’s', async () => {
    for (const name of ['build-old', 'build-new', 'others']) mkdirSync(join(folder, name));
    const longAgo = Date.now() / 1000 - 8 * 24 * 60 * 60;
    for (const name of ['build-old', 'others']) utimesSync(join(folder, name), longAgo, longAgo);
    await open();
    expect(readdirSync(folder).sort()).toEqual(['build-a', 'build-new', 'others']);
  });

  test.each([
    ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length - 3)],
    ['changed in its text', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -1), Buffer.from([(bytes.at(-1) ?? 0) ^ 1])])],
    ['changed in its head', (bytes: Buffer) => Buffer.from(bytes.toString('latin1').replace('text/html', 'text/xtml'), 'latin1')],
    ['empty', () => Buffer.alloc(0)],
    ['of something else', () => Buffer.from('hello')],
  ])('a file that is %s is passed over and removed', async (_case, damage) => {
    await save(await open(), '/a');
    const file = join(folder, 'build-a', pagesIn('build-a')[0] ?? '');
    writeFileSync(file, damage(readFileSync(file)));
    const files = await open();
    expect([await files.load('/a'), files.has('/a'), pagesIn('build-a')]).toEqual([null, false, []]);
  });

  test('a page’s file under another page’s name is not shown there', async () => {
    const files = await open();
    await save(files, '/a');
    await save(files, '/b');
    const [one, other] = pagesIn('build-a').map((name) => join(folder, 'build-a', name));
    const [first, second] = [readFileSync(String(one)), readFileSync(String(other))];
    writeFileSync(String(one), second);
    writeFileSync(String(other), first);
    const reopened = await open();
    expect([await reopened.load('/a'), await reopened.load('/b')]).toEqual([null, null]);
  });

  test('takes no more bytes than it may: what has not been asked for longest goes', async () => {
    const files = await open();
    for (const key of ['/a', '/b', '/c']) await save(files, key);
    const each = readFileSync(join(folder, 'build-a', pagesIn('build-a')[0] ?? '')).length;
    const bounded = await open('build-b', each * 3 + 10);
    for (const key of ['/a', '/b', '/c']) await save(bounded, key);
    await bounded.load('/a');
    await save(bounded, '/d');
    expect(['/a', '/b', '/c', '/d'].map((key) => bounded.has(key))).toEqual([true, false, true, true]);
    await expect.poll(() => pagesIn('build-b')).toHaveLength(3);
  });

  test('remembers where the earlier process stood', async () => {
    const state: ClockState = { era: 'e', cursor: { seq: 7, event: 'x' }, everythingAt: 3, typesAt: { product: 7 } };
    await (await open()).saveClock(state);
    expect((await PageFiles.open({ folder, build: 'build-a', maxBytes: 1 })).clock).toEqual(state);
    writeFileSync(join(folder, 'build-a', 'clock.json'), '{"era":');
    expect((await PageFiles.open({ folder, build: 'build-a', maxBytes: 1 })).clock).toBeNull();
  });

  test('a folder that cannot be used is said once, and fails nothing', async () => {
    writeFileSync(join(folder, 'file'), '');
    const lines: string[] = [];
    const write = process.stderr.write;
    process.stderr.write = ((line: string) => lines.push(line) > 0) as typeof write;
    try {
      const { files, clock } = await PageFiles.open({ folder: join(folder, 'file'), build: 'build-a', maxBytes: 1_000 });
      await save(files, '/a');
      expect([clock, files.size, files.has('/a'), await files.load('/a')]).toEqual([null, 0, false, null]);
    } finally {
      process.stderr.write = write;
    }
    expect(lines.map((line) => (JSON.parse(line) as { message: string }).message)).toEqual(['the folder of kept pages cannot be used']);
  });
});
