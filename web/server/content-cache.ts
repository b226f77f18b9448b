import { parseJson, type Answer } from '../src/lib/transport';
import { drafts } from './drafts';
import { Lru } from './lru';
import { createSingleFlight } from './single-flight';

const LIMIT = 3_000;

/** Published content, the same for everybody. Anything else, above all guest links, is fetched anew and never kept. */
const CONTENT =
  /^\/api\/(site|home|subscription|categories|products|addons|solutions|tools|faqs|articles|library|comparisons|projects|pages|legal-pages|consent|redirects|search-documents|sitemap)(\/|\?|$)/;

type Stored = { status: number; body: ArrayBuffer; version: number; /** Parsed at the first use. */ answer?: Answer };

/** The CMS's public content in memory, so that a render needs no request. Outdated content serves when the CMS does not. */
export class ContentCache {
  /** How often outdated content had to serve; a page made meanwhile is outdated too. */
  outdatedReads = 0;
  private version = 0;
  private readonly stored = new Lru<Stored>(LIMIT);
  private readonly once = createSingleFlight<Stored>();

  constructor(
    private readonly cmsUrl: string,
    private readonly headers: Record<string, string>,
  ) {}

  purge() {
    this.version++;
  }

  /** What a read of published content would answer, parsed once and the same object for all renders; null when it has to be asked for. */
  readonly recall = (path: string, { method = 'GET' }: RequestInit): Answer | null => {
    if (method !== 'GET' || drafts.getStore()) return null;
    const known = this.stored.get(path);
    if (known?.version !== this.version) return null;
    return (known.answer ??= parsed(known));
  };

  /** A `fetch` for `lib/http.ts`: reads of content go through memory. @throws as fetch does, when nothing is stored */
  readonly fetch: typeof fetch = async (input, init) => {
    const path = String(input);
    if (!CONTENT.test(path) || (init?.method ?? 'GET') !== 'GET') return fetch(this.cmsUrl + path, this.withHeaders(init));
    const preview = drafts.getStore();
    if (preview)
      return fetch(
        this.cmsUrl + path,
        this.withHeaders({ ...init, headers: { ...(init?.headers as Record<string, string>), cookie: preview } }),
      );
    const known = this.stored.get(path);
    if (known?.version === this.version) return answer(known);
    // A read that began before a change must not answer one that began after it.
    const fresh = await this.once(`${this.version} ${path}`, () => this.load(path, init)).catch((failure: unknown) => {
      if (!known) throw failure;
      return null;
    });
    if (fresh && (fresh.status < 500 || !known)) return answer(fresh);
    this.outdatedReads++;
    return answer(known as Stored);
  };

  private async load(path: string, init?: RequestInit): Promise<Stored> {
    const version = this.version;
    const response = await fetch(this.cmsUrl + path, this.withHeaders(init));
    const stored = { status: response.status, body: await response.arrayBuffer(), version };
    const isNewest = version >= (this.stored.get(path)?.version ?? 0);
    if (isNewest && (response.ok || response.status === 404)) this.stored.set(path, stored);
    return stored;
  }

  private withHeaders(init: RequestInit | undefined): RequestInit {
    return { ...init, headers: { ...(init?.headers as Record<string, string>), ...this.headers } };
  }
}

function parsed({ status, body }: Stored): Answer {
  return { ok: status < 400, status, body: frozen(parseJson(new TextDecoder().decode(body))) };
}

/** What all renders share must not change in one of them. */
function frozen(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
}

const answer = ({ status, body }: Stored) => new Response(body, { status, headers: { 'content-type': 'application/json' } });
