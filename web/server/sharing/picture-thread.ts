import { Worker } from 'node:worker_threads';

type Order = { resolve: (png: Uint8Array<ArrayBuffer>) => void; reject: (failure: Error) => void };

/** Draws pictures in a thread of its own, one after the other, so that no page waits for them. It starts with the first one. */
export function createPictureThread(script: URL): (svg: string) => Promise<Uint8Array<ArrayBuffer>> {
  let worker: Worker | undefined;
  let orders: Order[] = [];

  /** Rejects all waiting orders; the next order starts a new thread. */
  function fail(failure: Error) {
    const failed = orders;
    orders = [];
    worker = undefined;
    for (const { reject } of failed) reject(failure);
  }

  function start(): Worker {
    const started = new Worker(script);
    started.unref();
    started.on('message', (png: Uint8Array<ArrayBuffer>) => orders.shift()?.resolve(png));
    started.on('error', fail);
    return started;
  }

  return (svg) =>
    new Promise((resolve, reject) => {
      worker ??= start();
      orders.push({ resolve, reject });
      worker.postMessage(svg);
    });
}
