import { type Answer, parseJson } from '../../src/lib/http/transport';
import { type Patience, RENDER_READ_TIMEOUT_MS } from '../proxy/patience';
import type { CmsServers } from '../proxy/cms-servers';
import { drafts } from '../render/page-key';
import { LRUCache } from 'lru-cache';
import { visitor } from '../proxy/client-address';

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

type Stored = { status: number; body: ArrayBuffer; version: number; /** The parsed body, filled in at its first use. */ answer?: Answer };

/** The CMS's public content in memory, so that a render needs no request. Outdated content serves when the CMS does not. */
export class ContentCache {
  /** The number of reads that outdated content had to answer; a page rendered meanwhile is outdated too. */
  outdatedReads = 0;
  private version = 0;
  private givenUpUntilMs = 0;
  private readonly stored = new LRUCache<string, Stored>({ max: LIMIT });
  private readonly once = createSingleFlight<Stored>();

  constructor(
    private readonly cms: CmsServers,
    private readonly patience: Patience,
    private readonly headers: Record<string, string>,
  ) {}

  purge() {
    this.version++;
  }

  /**
   * Returns the answer to a read of published content, parsed once and the same object for all renders, or null when the CMS has to be
   * asked.
   */
  readonly recall = (path: string, { method = 'GET' }: RequestInit): Answer | null => {
    if (method !== 'GET' || drafts.getStore()) return null;
    const known = this.stored.get(path);
    if (known?.version !== this.version) return null;
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
    const known = this.stored.get(path);
    if (known?.version === this.version) return answer(known);
    // A read that began before a change must not answer one that began after it.
    const loading = this.once(`${this.version} ${path}`, () => this.patience.follow(this.load(path, init)));
    if (!known) return answer(await loading);
    const fresh = await this.patience.orElse(
      loading.catch(() => known),
      known,
    );
    if (fresh !== known && fresh.status < 500) return answer(fresh);
    this.outdatedReads++;
    return answer(known);
  };

  private async load(path: string, init?: RequestInit): Promise<Stored> {
    const version = this.version;
    const stored = await this.ask(path, withHeaders(init, this.headers), async (response) => ({
      status: response.status,
      body: await response.arrayBuffer(),
      version,
    }));
    const isNewest = version >= (this.stored.get(path)?.version ?? 0);
    if (isNewest && (stored.status < 400 || stored.status === 404)) this.stored.set(path, stored);
    return stored;
  }

  /** Returns the headers of a read: those for one visitor name their address, so that it counts as theirs; content is read once for all. */
  private personalHeaders(preview: string | undefined): Record<string, string> {
    const address = visitor.getStore();
    return { ...this.headers, ...(preview && { cookie: preview }), ...(address && { 'x-forwarded-for': address }) };
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

const answer = ({ status, body }: Stored) => new Response(body, { status, headers: { 'content-type': 'application/json' } });
