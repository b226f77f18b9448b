import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Core } from '@strapi/strapi';
import { MAX_METADATA_BYTES, type MetadataState, type Metadatum } from '../../../contract/files/metadata';
import { fileStore } from '../../../platform/storage/open-store';
import type { FileRow } from '../file-row';
import { requireDownloadable } from '../file-verdict';
import { formatOf, isReadable } from './formats';
import type { Answer, Task } from './worker';

/** What a file may cost that a stranger made: a thread with so much memory, for so long. */
const LIMITS = { maxOldGenerationSizeMb: 1024 };
const PATIENCE_MS = 20_000;
/** The most that is shown of one file, and of one value. */
const MAX_FOUND = 200;
const MAX_VALUE_LENGTH = 500;

type Read = { state: MetadataState; found: Metadatum[]; cleanable: boolean };

/**
 * Reads what a file says of itself. Only files that may leave the shop are opened.
 * @throws Problem storage.file-waiting, storage.file-blocked, storage.object-not-found
 */
export async function readMetadata(strapi: Core.Strapi, row: FileRow): Promise<Read> {
  const nothing = (state: MetadataState): Read => ({ state, found: [], cleanable: false });
  requireDownloadable(row);
  const format = formatOf(row.originalName);
  if (!format) return nothing('unsupported');
  if (Number(row.size) > MAX_METADATA_BYTES) return nothing('too-large');
  const bytes = await bytesOf(row);
  if (!isReadable(bytes)) return nothing('unsupported');
  try {
    const { found } = await inThread({ kind: 'read', name: row.originalName, bytes });
    const shown = found.slice(0, MAX_FOUND).map((fact) => ({ ...fact, value: fact.value.slice(0, MAX_VALUE_LENGTH) }));
    return { state: 'read', found: shown, cleanable: format.clean !== undefined };
  } catch (error) {
    // A file that its own format's reader does not understand is a finding, too: people must look at it.
    strapi.log.warn(`What the file ${row.fileName} says of itself could not be read`, error);
    return nothing('unreadable');
  }
}

/** Makes a copy of a file that says nothing of itself, and reads it again to be sure. @throws Error when that cannot be done */
export async function cleanedBytes(row: FileRow): Promise<Buffer> {
  requireDownloadable(row);
  const { copy } = await inThread({ kind: 'clean', name: row.originalName, bytes: await bytesOf(row) });
  if (!copy) throw new Error('no copy was made');
  return Buffer.from(copy);
}

const bytesOf = async ({ fileName }: FileRow): Promise<Buffer> => Buffer.concat(await (await fileStore().open(fileName)).toArray());

function inThread(task: Task): Promise<Answer> {
  const worker = new Worker(join(__dirname, 'worker.js'), { workerData: task, resourceLimits: LIMITS });
  return new Promise<Answer>((resolve, reject) => {
    const end = setTimeout(() => reject(new Error('it takes too long')), PATIENCE_MS);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the thread ended without an answer')));
    worker.once('exit', () => clearTimeout(end));
  }).finally(() => void worker.terminate());
}
