import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { DataStore, ERRORS, type Lock, type Locker, Server, type ServerOptions, type Upload } from '@tus/server';
import { MAX_FILE_BYTES, SIGNATURE_BYTES, MAX_CHUNK_BYTES } from '../../contract/files/file';
import { Problem } from '../../contract/problem';
import { type ProblemCode, statusOf } from '../../contract/problem-status';
import { errorBody, problemOf } from '../../platform/http/error-body';
import { messageLocale } from '../../platform/http/input';
import { publicUrl } from '../../platform/settings';
import { completeFile, type FileRow, files } from './file-row';
import { fileStore } from '../../platform/storage/open-store';
import { databaseTime, inDatabaseTime } from '../../platform/time/database-time';
import { removeUnclaimedFile } from './cart-files';
import { fitsName } from './signatures';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

export const TUS_PATH = '/api/files/tus';

/** The installation's store for tus, which checks each file's first bytes before they are stored. */
class InspectedStore extends DataStore {
  override extensions = ['creation', 'creation-with-upload', 'termination'];

  constructor(private readonly strapi: Core.Strapi) {
    super();
  }

  override create = (upload: Upload) => fileStore().create(upload);
  override getUpload = (fileName: string) => fileStore().getUpload(fileName);

  /** @throws Problem upload.signature-refused; the file is gone then */
  override async write(bytes: Readable, fileName: string, offset: number): Promise<number> {
    if (offset >= SIGNATURE_BYTES) return this.store(bytes, fileName, offset);
    const row: FileRow | null = await files(this.strapi).findOne({ where: { fileName } });
    if (!row) throw new Problem('storage.object-not-found');
    const before = offset > 0 ? await fileStore().readStart(fileName, offset) : Buffer.alloc(0);
    const requested = Math.min(SIGNATURE_BYTES, Number(row.size));
    const look = async (start: Buffer) => {
      if (fitsName(row.originalName, start)) return;
      await removeUnclaimedFile(this.strapi, fileName);
      throw new Problem('upload.signature-refused', { file: row.originalName });
    };
    const inspected = await inspectStart(bytes, { before, requested, look });
    return this.store(inspected, fileName, offset);
  }

  /** Stores bytes, and logs why when the store fails: tus takes its failures for a request that was cut off. */
  private store(bytes: Readable, fileName: string, offset: number): Promise<number> {
    return fileStore()
      .write(bytes, fileName, offset)
      .catch((error: unknown) => {
        if (error instanceof Error && '$metadata' in error) this.strapi.log.error('The store did not take the bytes of an upload', error);
        throw error;
      });
  }
}

/** Answers tus's own refusals as JSON, like every other failure of the API. */
class JsonErrorServer extends Server {
  override async write(...[context, headers, status, body = '']: Parameters<Server['write']>) {
    const json = body.startsWith('{') ? body : JSON.stringify(errorBody(problemOf({ status }), 'de'));
    const response = await super.write(context, headers, status, json);
    response.headers.set('content-type', 'application/json; charset=utf-8');
    return response;
  }
}

/** Names given to uploads before tus sees their request. */
export type UploadNames = WeakMap<IncomingMessage, string>;

/** Creates the server of resumable uploads. Who may do what is decided before a request gets here. */
export function createTusServer(strapi: Core.Strapi, names: UploadNames): Server {
  return new JsonErrorServer({
    path: TUS_PATH,
    datastore: new InspectedStore(strapi),
    locker: new RowLocker(strapi),
    maxSize: MAX_FILE_BYTES,
    relativeLocation: true,
    respectForwardedHeaders: false,
    allowedOrigins: [publicUrl],
    namingFunction: (request) => names.get(request.runtime?.node?.req as IncomingMessage) ?? '',
    onUploadFinish: async (_request, { id }) => {
      await completeFile(strapi, id);
      return {};
    },
    onResponseError: (request, error) => {
      const { problem, status } = refusalOf(error);
      if (status >= 500 && error !== ERRORS.ABORTED) strapi.log.error(problem.cause ?? problem);
      const locale = messageLocale({}, request.headers.get('accept-language') ?? '');
      return { status_code: status, body: JSON.stringify(errorBody(problem, locale)) };
    },
  });
}

/** The problem for each status of tus, whose statuses are its protocol's and stay. */
const codeByTusStatus: Partial<Record<number, ProblemCode>> = {
  400: 'storage.canceled',
  403: 'input.invalid',
  404: 'storage.object-not-found',
  410: 'storage.object-not-found',
  413: 'upload.too-large',
};

type TusError = Parameters<NonNullable<ServerOptions['onResponseError']>>[1];

function refusalOf(error: TusError): { problem: Problem; status: number } {
  if (error instanceof Problem) return { problem: error, status: statusOf(error) };
  // The sender is gone and hears nothing, or the store failed in the middle: then it may ask where to go on.
  if (error === ERRORS.ABORTED) return { problem: new Problem('server.unavailable'), status: 503 };
  const status = 'status_code' in error ? error.status_code : 500;
  return { problem: new Problem(codeByTusStatus[status] ?? 'storage.unknown', {}, {}, { cause: error }), status };
}

const LEASE_MS = 15_000;
const RENEW_MS = 1_000;
const RETRY_MS = 200;
const PATIENCE_MS = 30_000;

/**
 * Lets one request at a time write to an upload, over all processes, by a lease on the file's row. A request that finds it
 * taken asks for it in the row, and the holder, often a connection that is dead already, lets go. Taking it counts as a
 * touch.
 */
class RowLocker implements Locker {
  constructor(private readonly strapi: Core.Strapi) {}

  newLock(fileName: string): Lock {
    return new RowLock(this.strapi, fileName);
  }
}

class RowLock implements Lock {
  private readonly owner = randomUUID();
  private renewal: NodeJS.Timeout | undefined;

  constructor(
    private readonly strapi: Core.Strapi,
    private readonly fileName: string,
  ) {}

  /** @throws Problem server.unavailable when the holder does not let go in time */
  async lock(signal: AbortSignal, letGo: () => void | Promise<void>): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS;
    while (!(await this.take())) {
      if (signal.aborted || Date.now() > deadline) throw new Problem('server.unavailable');
      await files(this.strapi).updateMany({ where: { fileName: this.fileName }, data: { lockWanted: true } });
      await delay(RETRY_MS);
    }
    const renew = () => this.renew(letGo).catch((error: unknown) => this.strapi.log.error('An upload lock could not be renewed', error));
    this.renewal = setInterval(() => void renew(), RENEW_MS).unref();
  }

  async unlock(): Promise<void> {
    clearInterval(this.renewal);
    await files(this.strapi).updateMany({ where: this.mine(), data: { lockOwner: null, lockedUntil: null } });
  }

  private async take(): Promise<boolean> {
    const now = databaseTime();
    const { count } = await files(this.strapi).updateMany({
      where: { fileName: this.fileName, $or: [{ lockedUntil: { $null: true } }, { lockedUntil: { $lt: now } }] },
      data: { lockOwner: this.owner, lockedUntil: lease(), lockWanted: false, touchedAt: now },
    });
    return count > 0;
  }

  private async renew(letGo: () => void | Promise<void>): Promise<void> {
    const where = { ...this.mine(), lockWanted: { $ne: true } };
    const { count } = await files(this.strapi).updateMany({ where, data: { lockedUntil: lease() } });
    if (count > 0) return;
    clearInterval(this.renewal);
    await letGo();
  }

  private mine() {
    return { fileName: this.fileName, lockOwner: this.owner };
  }
}

const lease = (): Date => inDatabaseTime(LEASE_MS);

type Inspection = {
  /** The bytes of the file that are stored already. */
  before: Buffer;
  /** Number of bytes that `look` needs. */
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
