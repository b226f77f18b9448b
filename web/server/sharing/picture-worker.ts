import { parentPort } from 'node:worker_threads';
import { drawPicture } from './draw-picture';

/** Draws each SVG it is sent and answers in the same order. */
let last: Promise<unknown> = Promise.resolve();
parentPort?.on('message', (svg: string) => {
  last = last.then(async () => parentPort?.postMessage(await drawPicture(svg)));
});
