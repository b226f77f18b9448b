import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '../listen';
import { LRUCache } from 'lru-cache';
import { compressBest, markedStale, type PageAnswer } from '../render/page-answer';
import type { Patience } from '../proxy/patience';
import { createSingleFlight } from './content-cache';
import { type ContentClock, keyOf, type Stamp } from './content-clock';
import { checkFacts, type PageFacts } from './page-facts';
import type { KeptPage, PageFiles } from './page-files';

const PAGE_LIMIT = 2_000;
const MISSING_LIMIT = 200;
/** The time between two attempts at a page anew while the CMS reports no changes. */
const RETRY_MS = 30_000;
/** The stamp of pages that no content has ever looked like. */
const NEVER: Stamp = { era: '', seq: 0 };
/** The time after the last render from which the processor is free for compressing. */
const QUIET_MS = 300;

/** The statuses of pages that are kept: found, moved, missing and gone; failures are rendered anew. */
const KEPT = new Set([200, 301, 404, 410]);

type Entry = KeptPage & { /** When making it anew was last begun. */ triedAt: number };
/** A page that was just made. */
export type Rendered = {
  page: PageAnswer;
  facts: PageFacts;
  /** True if the page was made from content known to be outdated. */ outdated: boolean;
};
type Render = () => Promise<Rendered>;
export type CacheOutcome = 'hit' | 'stale' | 'miss';

type PageCacheSettings = {
  patience: Patience;
  clock: ContentClock;
  /** Where pages outlive the process; null to keep them in memory only. */
  files?: PageFiles | null;
  onOutcome?: (outcome: CacheOutcome) => void;
};

/**
 * A cache of finished pages in memory and on disk. A content change outdates those that were made of what it may have touched: at the next
 * visit each asks its questions again, and is rendered anew if an answer is another one.
 */
export class PageCache {
  private lastRenderMs = 0;
  private compressing: Promise<void> = Promise.resolve();
  private readonly found = new LRUCache<string, Entry>({ max: PAGE_LIMIT });
  private readonly missing = new LRUCache<string, Entry>({ max: MISSING_LIMIT });
  private readonly once = createSingleFlight<PageAnswer>();
  private readonly loading = createSingleFlight<Entry | undefined>();
  private readonly patience: Patience;
  private readonly clock: ContentClock;
  private readonly files: PageFiles | null;
  private readonly onOutcome: (outcome: CacheOutcome) => void;

  constructor({ patience, clock, files = null, onOutcome = () => undefined }: PageCacheSettings) {
    [this.patience, this.clock, this.files, this.onOutcome] = [patience, clock, files, onOutcome];
  }

  /** True if there is something to show: the CMS can be asked, or earlier pages are kept. */
  get canServe(): boolean {
    return this.clock.isWatched || this.size > 0 || (this.files?.size ?? 0) > 0;
  }

  get size(): number {
    return this.found.size + this.missing.size;
  }

  /** Returns the stored page if it may be served as it is. */
  peek(key: string, nowMs = Date.now()): PageAnswer | undefined {
    const entry = this.found.get(key);
    if (!entry || !this.clock.holds(entry, nowMs)) return undefined;
    entry.stamp = this.clock.stamp;
    this.onOutcome('hit');
    return entry.page;
  }

  /** Returns a page, rendered now if no earlier one may be shown; one that is shown although it may be outdated says so in a header. */
  async get(key: string, render: Render, nowMs = Date.now()): Promise<PageAnswer> {
    const stored = this.peek(key, nowMs);
    if (stored) return stored;
    const inMemory = this.found.get(key) ?? this.missing.get(key);
    const entry = !inMemory && this.files?.has(key) ? await this.load(key) : inMemory;
    if (entry && this.clock.holds(entry, nowMs)) {
      this.onOutcome('hit');
      return entry.page;
    }
    this.onOutcome(entry ? 'stale' : 'miss');
    return entry ? this.getOrOld(key, entry, { render, nowMs }) : this.renewOnce(key, entry, render);
  }

  /** Returns a page anew, or as it was when that fails, takes long, or nobody reports changes; then it is renewed behind the visitor. */
  private async getOrOld(key: string, entry: Entry, { render, nowMs }: { render: Render; nowMs: number }): Promise<PageAnswer> {
    const old = markedStale(entry.page);
    const { isWatched } = this.clock;
    if (!isWatched && nowMs - entry.triedAt < RETRY_MS) return old;
    entry.triedAt = nowMs;
    const renewing = this.renewOnce(key, entry, render).catch(() => old);
    if (!isWatched) return old;
    const page = await this.patience.orElse(renewing, old);
    return page.status >= 500 ? old : page;
  }

  /** Takes a page from disk into memory, unless it has been rendered meanwhile. Without contact nobody knows how old its content is. */
  private load(key: string): Promise<Entry | undefined> {
    return this.loading(key, async () => {
      const kept = await this.files?.load(key);
      if (kept && !this.found.has(key)) this.found.set(key, { ...kept, ...(!this.clock.isWatched && { checkedAt: 0 }), triedAt: 0 });
      return this.found.get(key);
    });
  }

  /** Visitors of one page at the same time wait for one renewal, those after a change not for one from before it. */
  private renewOnce(key: string, entry: Entry | undefined, render: Render): Promise<PageAnswer> {
    return this.once(`${keyOf(this.clock.stamp)} ${key}`, () => this.renew(key, entry, render));
  }

  private async renew(key: string, entry: Entry | undefined, render: Render): Promise<PageAnswer> {
    const { stamp } = this.clock;
    const verdict = entry ? await checkFacts(entry.facts) : 'changed';
    if (!entry || verdict === 'changed') return this.renderAndStore(key, render);
    if (verdict === 'unknown') return markedStale(entry.page);
    Object.assign(entry, { stamp, checkedAt: Date.now() });
    return entry.page;
  }

  private async renderAndStore(key: string, render: Render): Promise<PageAnswer> {
    const stamp = this.clock.stamp;
    this.lastRenderMs = Date.now();
    const { page, facts, outdated } = await render();
    const now = Date.now();
    const entry = { page, facts, types: facts.types, stamp: outdated ? NEVER : stamp, checkedAt: now, triedAt: now };
    if (KEPT.has(page.status)) this.store(key, entry);
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
      .then(async () => {
        if (home.get(key) !== entry) return;
        await compressBest(entry.page);
        await this.files?.save(key, entry);
      })
      .catch((error: unknown) => log('error', 'a page could not be compressed', { error }));
  }

  private async quiet(): Promise<void> {
    for (let leftMs = QUIET_MS; leftMs > 0; leftMs = this.lastRenderMs + QUIET_MS - Date.now())
      await sleep(leftMs, undefined, { ref: false });
  }
}
