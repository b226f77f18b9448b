import { Readable } from 'node:stream';
import { MAX_CHUNK_BYTES } from '../../contract/files/file';

type Inspection = {
  /** What of the file is stored already. */
  before: Buffer;
  /** How many bytes must be there for the look. */
  requested: number;
  look: (start: Buffer) => Promise<void>;
};

/**
 * Shows a stream's first bytes to `look` before any of them goes on. A stream that ends too early is passed on unseen;
 * whoever sends the rest asks again.
 * @throws what `look` throws
 */
export async function inspectStart(bytes: Readable, { before, requested, look }: Inspection): Promise<Readable> {
  const source: AsyncIterator<Buffer> = bytes[Symbol.asyncIterator]();
  const seen: Buffer[] = [];
  let length = before.length;
  while (length < requested) {
    const { done, value } = await source.next();
    if (done) break;
    seen.push(value);
    length += value.length;
  }
  if (length >= requested) {
    const start = Buffer.concat([before, ...seen]).subarray(0, requested);
    await look(start).catch(async (refused: unknown) => {
      await drain(source);
      throw refused;
    });
  }
  const rest = { [Symbol.asyncIterator]: () => source };
  return Readable.from(
    (async function* () {
      yield* seen;
      yield* rest;
    })(),
    { objectMode: false },
  );
}

/** Reads a refused chunk to its end: a sender that is cut off while sending does not hear why. */
async function drain(source: AsyncIterator<Buffer>): Promise<void> {
  for (let drained = 0; drained < MAX_CHUNK_BYTES;) {
    const { done, value } = await source.next();
    if (done) return;
    drained += value.length;
  }
}
