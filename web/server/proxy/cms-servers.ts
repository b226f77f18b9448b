import { setTimeout as sleep } from 'node:timers/promises';

/** A stopped process is noticed after both together, so that a read that met it is answered by another within two seconds. */
const PROBE_INTERVAL_MS = 300;
const PROBE_TIMEOUT_MS = 600;

type CmsServer = {
  readonly url: string;
  answers: boolean;
  /** Reads it has not answered yet. */
  readonly reads: Set<AbortController>;
};

/** One attempt at a read. */
export type Attempt = {
  url: string;
  signal: AbortSignal;
  /** A kept one may be closed just now, which a repeated read must not meet again. */
  needsFreshConnection: boolean;
};

/** The processes of the CMS. They share one truth, so that any of them may be asked; those that do not answer are left out. */
export class CmsServers {
  private readonly servers: readonly CmsServer[];
  private turn = 0;

  constructor(urls: readonly string[]) {
    this.servers = urls.map((url) => ({ url, answers: true, reads: new Set() }));
  }

  /** Returns the server for a request that must not be sent twice. */
  next(): string {
    return this.choose().url;
  }

  /**
   * Reads from one of the servers, and again when a connection fails or the server falls silent while another one answers.
   * @param signal ends the read for good; what it leads to may still be arriving then
   * @throws what `send` threw last
   */
  async read<T>(send: (attempt: Attempt) => Promise<T>, signal: AbortSignal): Promise<T> {
    const tried = new Set<CmsServer>();
    for (let failed = 0; ; failed++) {
      const server = this.choose(tried);
      tried.add(server);
      const call = new AbortController();
      signal.addEventListener('abort', () => call.abort(signal.reason), { once: true });
      server.reads.add(call);
      try {
        return await send({ url: server.url, signal: call.signal, needsFreshConnection: failed > 0 });
      } catch (failure) {
        if (signal.aborted || isTooLate(failure) || failed >= this.servers.length) throw failure;
      } finally {
        server.reads.delete(call);
      }
    }
  }

  /** Asks each server, if there are several, all the time whether it answers. */
  async watch(stopping: AbortSignal): Promise<void> {
    if (this.servers.length > 1) await Promise.all(this.servers.map((server) => this.watchOne(server, stopping)));
  }

  private async watchOne(server: CmsServer, stopping: AbortSignal): Promise<void> {
    while (!stopping.aborted) {
      server.answers = await answers(server.url);
      const hasOther = this.servers.some((other) => other !== server && other.answers);
      if (!server.answers && hasOther) for (const read of server.reads) read.abort();
      await sleep(PROBE_INTERVAL_MS, undefined, { signal: stopping }).catch(() => undefined);
    }
  }

  /** Chooses the next server: in turn, those that answer before those that do not, and those not tried before the others. */
  private choose(tried: ReadonlySet<CmsServer> = new Set()): CmsServer {
    const inTurn = this.servers.map((_, index) => this.servers[(this.turn + index) % this.servers.length] as CmsServer);
    this.turn++;
    const untried = inTurn.filter((server) => !tried.has(server));
    const chosen = untried.find(({ answers }) => answers) ?? inTurn.find(({ answers }) => answers) ?? untried[0] ?? inTurn[0];
    if (!chosen) throw new Error('no address of the CMS is set');
    return chosen;
  }
}

/** Returns true if the server had its time; another try would take as long. */
const isTooLate = (failure: unknown): boolean => (failure as { code?: unknown }).code === 'UND_ERR_HEADERS_TIMEOUT';

const answers = (url: string): Promise<boolean> =>
  fetch(`${url}/_health`, { method: 'HEAD', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );
