import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { inspectStart } from './tus-server';

const stream = (...chunks: string[]) =>
  Readable.from(
    chunks.map((chunk) => Buffer.from(chunk)),
    { objectMode: false },
  );
const text = async (bytes: Readable) => Buffer.concat(await bytes.toArray()).toString();

describe('inspectStart', () => {
  test.each([
    { case: 'one chunk', before: '', chunks: ['abcdef'], looked: ['abcd'], passed: 'abcdef' },
    { case: 'many chunks', before: '', chunks: ['a', 'b', 'c', 'd', 'e', 'f'], looked: ['abcd'], passed: 'abcdef' },
    { case: 'what is stored and what comes', before: 'ab', chunks: ['cdef'], looked: ['abcd'], passed: 'cdef' },
    { case: 'too little, which nobody looks at', before: 'a', chunks: ['b'], looked: [], passed: 'b' },
  ])('shows the first bytes of $case and passes everything on', async ({ before, chunks, looked, passed }) => {
    const seen: string[] = [];
    const look = async (start: Buffer) => void seen.push(start.toString());
    const rest = await inspectStart(stream(...chunks), { before: Buffer.from(before), requested: 4, look });
    expect(await text(rest)).toBe(passed);
    expect(seen).toEqual(looked);
  });

  test('reads to the end and passes nothing on when the look refuses', async () => {
    const look = () => Promise.reject(new Error('refused'));
    const bytes = stream('abcd', 'ef');
    await expect(inspectStart(bytes, { before: Buffer.alloc(0), requested: 4, look })).rejects.toThrow('refused');
    expect(bytes.readableEnded).toBe(true);
  });
});
