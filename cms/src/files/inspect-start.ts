import { Readable } from 'node:stream';

type Inspection = {
  /** What of the file is stored already. */
  before: Buffer;
  /** How many bytes must be there for the look. */
  wanted: number;
  look: (start: Buffer) => void;
};

/**
 * Shows a stream's first bytes to `look` before any of them goes on. A stream that ends too early is passed on unseen;
 * whoever sends the rest asks again.
 * @throws what `look` throws
 */
export async function inspectStart(bytes: Readable, { before, wanted, look }: Inspection): Promise<Readable> {
  const source: AsyncIterator<Buffer> = bytes[Symbol.asyncIterator]();
  const seen: Buffer[] = [];
  let length = before.length;
  while (length < wanted) {
    const { done, value } = await source.next();
    if (done) break;
    seen.push(value);
    length += value.length;
  }
  if (length >= wanted) look(Buffer.concat([before, ...seen]).subarray(0, wanted));
  const rest = { [Symbol.asyncIterator]: () => source };
  return Readable.from(
    (async function* () {
      yield* seen;
      yield* rest;
    })(),
    { objectMode: false },
  );
}
