import { parentPort, workerData } from 'node:worker_threads';
import type { Metadatum } from '../../../contract/files/metadata';
import { formatOf } from './formats';

/** What the worker is to do with a file's bytes, and what it answers. */
export type Task = { kind: 'read' | 'clean'; name: string; bytes: Uint8Array };
export type Answer = { found: Metadatum[]; copy: Uint8Array | null };

/** Reads or cleans one file in a thread of its own, which is ended when it takes too long. */
async function work({ kind, name, bytes }: Task): Promise<Answer> {
  const format = formatOf(name);
  const given = Buffer.from(bytes);
  if (kind === 'read') return { found: (await format?.read(given)) ?? [], copy: null };
  const copy = await format?.clean?.(given);
  if (!format || !copy) throw new Error('files of this format cannot be written');
  const left = await format.read(copy);
  if (left.length > 0) throw new Error(`the copy still says ${left[0]?.name}`);
  return { found: [], copy };
}

void work(workerData as Task).then((answer) => parentPort?.postMessage(answer));
