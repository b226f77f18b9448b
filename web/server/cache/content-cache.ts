import { createHash } from 'node:crypto';
import { ANSWER_TYPES_HEADER } from '@contract/constants';
import { type ContentClock, keyOf, type Made } from './content-clock';
import { noteFact, noteOutdated } from './page-facts';
import { type Answer, parseJson } from '../../src/lib/http/transport';
import { type Patience, RENDER_READ_TIMEOUT_MS } from '../proxy/patience';
import type { CmsServers } from '../proxy/cms-servers';
import { drafts } from '../render/page-key';
import { LRUCache } from 'lru-cache';
import { visitor } from '../proxy/client-address';
import { requestIdHeaders } from '../request-id';

/** Runs one task per key at a time; whoever asks meanwhile gets the same result. */
export function createSingleFlight<Result>() {
  const running = new Map<string, Promise<Result>>();
  return (key: string, task: () => Promise<Result>): Promise<Result> => {
    const current = running.get(key);
    if (current) return current;
    const started = task().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}

const LIMIT = 3_000;
/** The time during which nobody waits for a CMS that has let a read wait to its end. */
const GIVE_UP_MS = 2_000;

/** Matches published content, which is the same for everybody. Anything else, above all guest links, is fetched anew and never kept. */
const CONTENT =
  /^\/api\/(site|home|subscription|categories|products|addons|solutions|tools|faqs|articles|library|comparisons|projects|pages|legal-pages|consent|redirects|search-documents|sitemap)(\/|\?|$)/;

type Stored = Made & {
  status: number;
  body: ArrayBuffer;
  /** The parsed body, filled in at its first use. */
  answer?: Answer;
  /** The hash of status and body, filled in at its first use. */
  digest?: string;
};

type ContentCacheSettings = { cms: CmsServers; clock: ContentClock; patience: Patience; headers: Record<string, string> };

/** The CMS's public content in memory, so that a render needs no request. Outdated content serves when the CMS does not. */
export class ContentCache {
  private givenUpUntilMs = 0;
  private readonly stored = new LRUCache<string, Stored>({ max: LIMIT });
  private readonly once = createSingleFlight<Stored>();

  private readonly cms: CmsServers;
  private readonly clock: ContentClock;
  private readonly patience: Patience;
  private readonly headers: Record<string, string>;

  constructor({ cms, clock, patience, headers }: ContentCacheSettings) {
    [this.cms, this.clock, this.patience, this.headers] = [cms, clock, patience, headers];
  }

  /**
   * Returns the answer to a read of published content, parsed once and the same object for all renders, or null when the CMS has to be
   * asked.
   */
  readonly recall = (path: string, { method = 'GET' }: RequestInit): Answer | null => {
    if (method !== 'GET' || drafts.getStore()) return null;
    const known = this.stored.get(path);
    if (!known || !this.clock.holds(known)) return null;
    noteAnswer(path, known);
    return (known.answer ??= parsed(known));
  };

  /**
   * A `fetch` for `lib/http.ts`: reads of content go through memory, which serves what it has while the CMS does not answer.
   * @throws as fetch does, when nothing is stored
   */
  readonly fetch: typeof fetch = async (input, init) => {
    const path = String(input);
    const preview = drafts.getStore();
    const isContent = CONTENT.test(path) && (init?.method ?? 'GET') === 'GET';
    if (!isContent || preview) return this.ask(path, withHeaders(init, this.personalHeaders(isContent ? preview : undefined)), asItComes);
    const found = await this.find(path, init);
    noteAnswer(path, found);
    return answer(found);
  };

  private async find(path: string, init?: RequestInit): Promise<Stored> {
    const known = this.stored.get(path);
    if (known && this.clock.holds(known)) return known;
    // A read that began before a change must not answer one that began after it.
    const loading = this.once(`${keyOf(this.clock.stamp)} ${path}`, () => this.patience.follow(this.load(path, init)));
    const fresh = await (known ? this.patience.orElse(loading, known) : loading).catch(() => known);
    if (fresh && fresh !== known && fresh.status < 500) return fresh;
    noteOutdated();
    return known ?? loading;
  }

  private async load(path: string, init?: RequestInit): Promise<Stored> {
    const stamp = this.clock.stamp;
    const stored = await this.ask(
      path,
      withHeaders(init, { ...this.headers, ...requestIdHeaders() }),
      async (response): Promise<Stored> => ({
        status: response.status,
        body: await response.arrayBuffer(),
        types: typesOf(response),
        checkedAt: Date.now(),
        stamp,
      }),
    );
    const earlier = this.stored.get(path)?.stamp;
    const isNewest = stamp.era === this.clock.stamp.era && !(earlier?.era === stamp.era && earlier.seq > stamp.seq);
    if (isNewest && (stored.status < 400 || stored.status === 404)) this.stored.set(path, stored);
    return stored;
  }

  /** Returns the headers of a read: those for one visitor name their address, so that it counts as theirs; content is read once for all. */
  private personalHeaders(preview: string | undefined): Record<string, string> {
    const address = visitor.getStore();
    return { ...this.headers, ...requestIdHeaders(), ...(preview && { cookie: preview }), ...(address && { 'x-forwarded-for': address }) };
  }

  /** Asks the CMS. A render reads several things one after the other: the first that waits in vain spares the others their wait. */
  private async ask<T>(path: string, init: RequestInit, receive: (response: Response) => Promise<T>): Promise<T> {
    if (performance.now() < this.givenUpUntilMs) throw new Error('the CMS has just let another read wait in vain');
    const limit = AbortSignal.timeout(RENDER_READ_TIMEOUT_MS);
    limit.addEventListener('abort', () => pending && (this.givenUpUntilMs = performance.now() + GIVE_UP_MS));
    const end = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
    let pending = true;
    try {
      if ((init.method ?? 'GET') !== 'GET') return await receive(await fetch(this.cms.next() + path, { ...init, signal: end }));
      return await this.cms.read(async ({ url, signal }) => receive(await fetch(url + path, { ...init, signal })), end);
    } finally {
      pending = false;
    }
  }
}

const asItComes = async (response: Response): Promise<Response> => response;

const withHeaders = (init: RequestInit | undefined, headers: Record<string, string>): RequestInit => ({
  ...init,
  headers: { ...(init?.headers as Record<string, string>), ...headers },
});

function parsed({ status, body }: Stored): Answer {
  return { ok: status < 400, status, body: frozen(parseJson(new TextDecoder().decode(body))) };
}

/** Freezes a value that all renders share, so that none of them can change it. */
function frozen(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
}

/** Returns the types of content that the CMS names in its answer; null when it names none. */
const typesOf = ({ headers }: Response): string[] | null => headers.get(ANSWER_TYPES_HEADER)?.split(' ') ?? null;

function noteAnswer(path: string, stored: Stored) {
  const digest = (stored.digest ??= createHash('sha256')
    .update(`${stored.status}`)
    .update(new Uint8Array(stored.body))
    .digest('base64url'));
  noteFact({ kind: 'answer', subject: path }, { digest, types: stored.types });
}

const answer = ({ status, body }: Stored) => new Response(body, { status, headers: { 'content-type': 'application/json' } });
