import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '../listen';
import { LRUCache } from 'lru-cache';
import { compressBest, type PageAnswer } from '../render/page-answer';
import type { Patience } from '../proxy/patience';
import { createSingleFlight } from './content-cache';

const PAGE_LIMIT = 2_000;
const MISSING_LIMIT = 200;
/** The age from which a page is rendered anew in the background while the CMS reports no changes. */
const UNWATCHED_AGE_MS = 30_000;
/** The time after the last render from which the processor is free for compressing. */
const QUIET_MS = 300;

/** The statuses of pages that are kept: found, moved, missing and gone; failures are rendered anew. */
const KEPT = new Set([200, 301, 404, 410]);

type Entry = { page: PageAnswer; version: number; renderedAt: number };
type Rendered = { page: PageAnswer; /** True if the page was made from content known to be outdated. */ outdated: boolean };
export type CacheOutcome = 'hit' | 'stale' | 'miss';

/** A cache of finished pages in memory. A content change outdates all of them at once; each is rendered anew at its next visit. */
export class PageCache {
  private version = 0;
  private watched = false;
  private lastRenderMs = 0;
  private compressing: Promise<void> = Promise.resolve();
  private readonly found = new LRUCache<string, Entry>({ max: PAGE_LIMIT });
  private readonly missing = new LRUCache<string, Entry>({ max: MISSING_LIMIT });
  private readonly once = createSingleFlight<PageAnswer>();

  constructor(
    private readonly patience: Patience,
    private readonly onOutcome: (outcome: CacheOutcome) => void = () => undefined,
  ) {}

  /** Outdates every page; they still serve when rendering fails or the CMS lets them wait. */
  purge() {
    this.version++;
  }

  /** Notes whether changes of content are being reported; if not, pages expire by age. */
  setWatched(watched: boolean) {
    this.watched = watched;
  }

  /** True if there is something to show: the CMS can be asked, or earlier pages are kept. */
  get canServe(): boolean {
    return this.watched || this.size > 0;
  }

  get size(): number {
    return this.found.size + this.missing.size;
  }

  /** Returns the stored page if it may be served as it is. */
  peek(key: string, nowMs = Date.now()): PageAnswer | undefined {
    const entry = this.found.get(key);
    if (!entry || !this.isFresh(entry, nowMs)) return undefined;
    this.onOutcome('hit');
    return entry.page;
  }

  async get(key: string, render: () => Promise<Rendered>, nowMs = Date.now()): Promise<PageAnswer> {
    const stored = this.peek(key, nowMs);
    if (stored) return stored;
    const entry = this.found.get(key) ?? this.missing.get(key);
    if (entry && this.isFresh(entry, nowMs)) {
      this.onOutcome('hit');
      return entry.page;
    }
    const rendering = this.once(`${this.version} ${key}`, () => this.renderAndStore(key, render));
    if (!entry) {
      this.onOutcome('miss');
      return rendering;
    }
    this.onOutcome('stale');
    if (!this.watched) {
      rendering.catch(() => undefined);
      return entry.page;
    }
    const page = await this.patience.orElse(
      rendering.catch(() => entry.page),
      entry.page,
    );
    return page.status >= 500 ? entry.page : page;
  }

  private isFresh(entry: Entry, nowMs: number): boolean {
    return entry.version === this.version && (this.watched || nowMs - entry.renderedAt < UNWATCHED_AGE_MS);
  }

  private async renderAndStore(key: string, render: () => Promise<Rendered>): Promise<PageAnswer> {
    const version = this.version;
    this.lastRenderMs = Date.now();
    const { page, outdated } = await render();
    if (KEPT.has(page.status)) this.store(key, { page, version: outdated ? version - 1 : version, renderedAt: Date.now() });
    return page;
  }

  private store(key: string, entry: Entry) {
    const [home, other] = entry.page.status === 200 ? [this.found, this.missing] : [this.missing, this.found];
    other.delete(key);
    home.set(key, entry);
    if (entry.page.status === 200) this.compressLater(home, key, entry);
  }

  /**
   * Compresses pages one at a time and in quiet moments, so that rendering after a content change has the processor; replaced pages are
   * skipped.
   */
  private compressLater(home: LRUCache<string, Entry>, key: string, entry: Entry) {
    this.compressing = this.compressing
      .then(() => this.quiet())
      .then(async () => (home.get(key) === entry ? compressBest(entry.page) : undefined))
      .catch((error: unknown) => log('error', 'a page could not be compressed', { error }));
  }

  private async quiet(): Promise<void> {
    for (let leftMs = QUIET_MS; leftMs > 0; leftMs = this.lastRenderMs + QUIET_MS - Date.now())
      await sleep(leftMs, undefined, { ref: false });
  }
}
