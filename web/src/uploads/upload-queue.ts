import type { CartFile } from '@contract/quoting/cart';
import { Problem } from '@contract/problem';
import type { ProblemCode } from '@contract/problem-status';
import { deleteStoredFile } from './file-client';
import { logFailure } from '../lib/page/log-failure';
import type { StoredValue } from '../lib/storage/stored-value';
import { resumableProblems } from './upload-failure';
import type { UploadPlace } from './upload-row';
import {
  interruptedRow,
  isBusy,
  isSameFile,
  isUnfinished,
  nextWaiting,
  unfinishedOf,
  type UnfinishedUpload,
  type UploadRow,
} from './upload-row';
import { uploadCartFile, type UploadResult } from './upload-cart-file';
import { extensionOf, isAcceptedExtension, MAX_FILE_BYTES } from '@contract/files/file';
import { MAX_FILES_PER_PRODUCT } from '@contract/quoting/cart';

const lockOf = (uploadId: string): string => `upload ${uploadId}`;

/** Returns true if the browser has locks. The type hides it: browsers give none to pages that came without encryption. */
const hasLocks = (): boolean => Boolean(navigator.locks as LockManager | undefined);

/** Tells other tabs that an upload belongs to this one, as long as it is open. @returns a function that ends that */
function holdUpload(uploadId: string): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  if (hasLocks()) void navigator.locks.request(lockOf(uploadId), () => released);
  return release;
}

/** Calls `then` once no tab holds the upload. @returns false where tabs cannot notify each other */
function whenReleased(uploadId: string, then: () => void): boolean {
  if (!hasLocks()) return false;
  void navigator.locks.request(lockOf(uploadId), then);
  return true;
}

/** The storage of a queue's unfinished uploads, and the secret under which files are stored. */
export type UploadStorage = {
  uploads: Pick<StoredValue<readonly UnfinishedUpload[]>, 'get' | 'set' | 'subscribe'>;
  cartId: () => string;
};

/** The functions that a queue calls about its files; it knows neither cart nor toasts itself. */
export type UploadListener = {
  /** Keeps the record of an uploaded file. @throws Problem */
  onStored: (row: UploadRow, file: CartFile) => void;
  onRefused: (row: UploadRow, problem: Problem) => void;
};

/** The files on their way to the server: two at a time, each can be paused, resumed and cancelled. */
export class UploadQueue {
  private rows: readonly UploadRow[] | null = null;
  /** The uploads of this tab; others in storage belong to other tabs and stay untouched. */
  private readonly own = new Set<string>();
  private keptAtMs = 0;
  private readonly files = new Map<string, File>();
  /** The functions that let go of the uploads whose files are at hand here. */
  private readonly releases = new Map<string, () => void>();
  private readonly stops = new Map<string, AbortController>();
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly storage: UploadStorage,
    private readonly listener: UploadListener,
  ) {}

  readonly read = (): readonly UploadRow[] => (this.rows ??= this.storage.uploads.get().map(this.keptRow));

  /** Returns the uploads that would be lost with their product. */
  readonly unfinished = (): readonly UploadRow[] => this.read().filter(isUnfinished);

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.listeners.add(onChange);
    const stop = this.storage.uploads.subscribe(this.followOtherTabs);
    return () => {
      stop();
      this.listeners.delete(onChange);
    };
  };

  /** Checks and queues files; one that was cut before goes on where it stopped. */
  add(place: UploadPlace, productId: string, files: readonly File[], filesPresent: number): void {
    for (const file of files) {
      const former = this.read().find((row) => row.productId === productId && row.status === 'interrupted' && isSameFile(row, file));
      if (former) this.resume(former.id, file);
      else this.enqueue(place, productId, file, filesPresent + this.pending(productId));
    }
    this.startNext();
  }

  pause(id: string): void {
    this.change(id, { status: 'paused' });
    this.stops.get(id)?.abort();
  }

  /** Goes on with an upload. @returns whether the file at hand, or the one given, is the right one */
  resume(id: string, chosen?: File): boolean {
    const row = this.find(id);
    const file = chosen ?? this.files.get(id);
    if (!row || !file || !isSameFile(row, file)) return false;
    this.take(id, file);
    this.change(id, { status: 'waiting', problem: undefined });
    this.startNext();
    return true;
  }

  /** Sends everything from its beginning, under the secret that is valid now. What runs in another tab is that one's. */
  restart(): void {
    for (const { id, status } of this.unfinished()) {
      if (status === 'elsewhere') continue;
      this.own.add(id);
      this.stops.get(id)?.abort();
      this.change(id, { status: status === 'uploading' ? 'waiting' : status, sentBytes: 0, url: undefined });
    }
    this.startNext();
  }

  /** Returns true if the row can go on without choosing its file again. */
  hasFile = (id: string): boolean => this.files.has(id);

  /** Stops an upload for good and lets the server delete what has arrived. */
  cancel(id: string): void {
    const row = this.find(id);
    this.forget(id);
    this.stops.get(id)?.abort();
    if (!row?.url) return;
    const fileName = row.url.slice(row.url.lastIndexOf('/') + 1);
    deleteStoredFile(this.storage.cartId(), fileName).catch((failure: unknown) => logFailure(`${row.name} cannot be deleted`, failure));
  }

  cancelAll(productId: string, place: UploadPlace): void {
    for (const row of this.read()) if (row.productId === productId && row.place === place) this.cancel(row.id);
  }

  /** Moves a product's uploads into the cart when it goes there: its files arrive there. */
  moveToCart(productId: string): void {
    for (const row of this.read()) if (row.productId === productId) this.own.add(row.id);
    this.write(this.read().map((row) => (row.productId === productId ? { ...row, place: 'cart' } : row)));
  }

  private enqueue(place: UploadPlace, productId: string, file: File, filesPresent: number): void {
    const code = fileProblem(file, filesPresent);
    const problem = code ? new Problem(code) : undefined;
    const { name, size, lastModified } = file;
    const row: UploadRow = {
      id: crypto.randomUUID(),
      place,
      productId,
      name,
      size,
      lastModified,
      status: problem ? 'rejected' : 'waiting',
      sentBytes: 0,
      sentAtMs: 0,
      startedAtMs: 0,
      startedAtBytes: 0,
      problem,
    };
    this.take(row.id, file);
    this.write([...this.read(), row]);
    if (problem) this.listener.onRefused(row, problem);
  }

  private startNext(): void {
    for (let row = nextWaiting(this.read()); row; row = nextWaiting(this.read())) void this.send(row);
  }

  private async send({ id, productId, sentBytes, url }: UploadRow): Promise<void> {
    const stop = new AbortController();
    this.stops.set(id, stop);
    this.change(id, { status: 'uploading', startedAtMs: Date.now(), startedAtBytes: sentBytes, sentAtMs: Date.now() });
    const result = await uploadCartFile({
      productId,
      file: this.files.get(id) as File,
      cartId: this.storage.cartId(),
      uploadUrl: url,
      signal: stop.signal,
      onUploadUrl: (uploadUrl) => this.change(id, { url: new URL(uploadUrl, location.href).pathname }),
      onProgress: (bytes) => this.progress(id, bytes),
    });
    const wasStopped = !result.success && stop.signal.aborted;
    if (!wasStopped) this.finish(id, result);
    this.startNext();
  }

  private finish(id: string, result: UploadResult): void {
    const row = this.find(id);
    if (!row) return;
    if (!result.success) return this.fail(row, result.problem);
    this.forget(id);
    try {
      this.listener.onStored(row, { ...result.data, productId: row.productId, uploadedAt: new Date().toISOString() });
    } catch (failure) {
      logFailure(`${row.name} has no place`, failure);
      this.listener.onRefused(row, failure instanceof Problem ? failure : new Problem('storage.unknown'));
    }
  }

  private fail(row: UploadRow, problem: Problem): void {
    this.change(row.id, { status: resumableProblems.has(problem.code) ? 'interrupted' : 'rejected', problem });
    // An upload that lost its connection goes on when it is back.
    if (problem.code === 'upload.offline')
      addEventListener('online', () => this.find(row.id)?.status === 'interrupted' && this.resume(row.id), { once: true });
    this.listener.onRefused(row, problem);
  }

  private pending = (productId: string) => this.read().filter((row) => row.productId === productId && row.status !== 'rejected').length;

  private find = (id: string) => this.read().find((row) => row.id === id);

  private change(id: string, to: Partial<UploadRow>): void {
    this.write(this.read().map((row) => (row.id === id ? { ...row, ...to } : row)));
  }

  /** Shows progress at once, and keeps it for a reload about every second. */
  private progress(id: string, sentBytes: number): void {
    const rows = this.read().map((row) => (row.id === id ? { ...row, sentBytes, sentAtMs: Date.now() } : row));
    if (Date.now() - this.keptAtMs > 1_000) this.write(rows);
    else this.show(rows);
  }

  private take(id: string, file: File): void {
    this.files.set(id, file);
    if (!this.releases.has(id)) this.releases.set(id, holdUpload(id));
  }

  private forget(id: string): void {
    this.files.delete(id);
    this.own.add(id);
    this.write(this.read().filter((row) => row.id !== id));
    this.releases.get(id)?.();
    this.releases.delete(id);
  }

  private readonly keptRow = (upload: UnfinishedUpload): UploadRow => {
    const runsElsewhere = whenReleased(upload.id, () => this.followRelease(upload.id));
    return runsElsewhere ? { ...interruptedRow(upload), status: 'elsewhere' } : interruptedRow(upload);
  };

  /** Follows the end of the tab that ran an upload: it has finished it or is gone. */
  private followRelease(id: string): void {
    const isKept = this.storage.uploads.get().some((upload) => upload.id === id);
    const rows = isKept ? this.read() : this.read().filter((row) => row.id !== id);
    this.show(rows.map((row) => (row.id === id && row.status === 'elsewhere' ? { ...row, status: 'interrupted' } : row)));
  }

  private write(rows: readonly UploadRow[]): void {
    this.keptAtMs = Date.now();
    for (const row of rows) if (this.files.has(row.id)) this.own.add(row.id);
    this.show(rows);
    const others = this.storage.uploads.get().filter((upload) => !this.own.has(upload.id));
    const own = rows.filter((row) => this.own.has(row.id)).map(unfinishedOf);
    this.storage.uploads.set([...others, ...own.filter((upload) => upload !== null)]);
  }

  /** Removes an interrupted upload that another tab has finished or cancelled. */
  private readonly followOtherTabs = (): void => {
    const kept = new Set(this.storage.uploads.get().map((upload) => upload.id));
    const rows = this.read().filter((row) => this.own.has(row.id) || kept.has(row.id));
    if (rows.length < this.read().length) this.show(rows);
  };

  private show(rows: readonly UploadRow[]): void {
    this.rows = rows;
    // The browser asks before the page goes while files would be cut, and at no other time.
    (rows.some(isBusy) ? addEventListener : removeEventListener)('beforeunload', askBeforeLeaving);
    for (const onChange of this.listeners) onChange();
  }
}

const askBeforeLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Returns why a file is not even sent, or null. The server looks again, at the bytes too. */
export function fileProblem(file: { name: string; size: number }, filesPresent: number): ProblemCode | null {
  if (!isAcceptedExtension(extensionOf(file.name))) return 'upload.type-refused';
  if (file.size === 0) return 'upload.empty';
  if (file.size > MAX_FILE_BYTES) return 'upload.too-large';
  return filesPresent >= MAX_FILES_PER_PRODUCT ? 'upload.too-many' : null;
}
