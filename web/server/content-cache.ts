import { drafts } from './drafts';
import { Lru } from './lru';
import { createSingleFlight } from './single-flight';

const LIMIT = 3_000;

/** Published content, the same for everybody. Anything else, above all guest links, is fetched anew and never kept. */
const CONTENT =
  /^\/api\/(site|home|subscription|categories|products|addons|solutions|tools|faqs|articles|library|comparisons|projects|pages|legal-pages|consent|redirects|search-documents|sitemap)(\/|\?|$)/;

type Stored = { status: number; body: ArrayBuffer; version: number };

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
    const fresh = await this.once(path, () => this.load(path, init)).catch((failure: unknown) => {
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
    if (response.ok || response.status === 404) this.stored.set(path, stored);
    return stored;
  }

  private withHeaders(init: RequestInit | undefined): RequestInit {
    return { ...init, headers: { ...(init?.headers as Record<string, string>), ...this.headers } };
  }
}

const answer = ({ status, body }: Stored) => new Response(body, { status, headers: { 'content-type': 'application/json' } });
