import { expect, test } from 'vitest';
import { createPictureThread } from './picture-thread';

const script = (code: string) =>
  new URL(`data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'; ${code}`)}`);

test('orders are answered in their order', async () => {
  const draw = createPictureThread(script(`parentPort.on('message', (svg) => parentPort.postMessage(Buffer.from(svg)));`));
  const drawn = await Promise.all(['a', 'b', 'c'].map(draw));
  expect(drawn.map((png) => Buffer.from(png).toString())).toEqual(['a', 'b', 'c']);
});

test('who waits for a thread that ends in an error learns of it, and the next order starts another', async () => {
  const draw = createPictureThread(
    script(
      `parentPort.on('message', (svg) => { if (svg === 'bad') throw new Error('broken'); parentPort.postMessage(Buffer.from(svg)); });`,
    ),
  );
  await expect(draw('bad')).rejects.toThrow('broken');
  expect(Buffer.from(await draw('good')).toString()).toBe('good');
});
