/** Sends requests: the browser's fetch, in place of which the web server puts its content cache. */
let send: typeof fetch = (input, init) => fetch(input, init);

export const transport: typeof fetch = (input, init) => send(input, init);

/** An answer that has arrived whole: `body` is null when it is empty (204) and undefined when it is not JSON. */
export type Answer = { ok: boolean; status: number; body: unknown };

/** An answer that needs no request. */
type Recall = (url: string, init: RequestInit) => Answer | null;
let recall: Recall = () => null;

export function replaceTransport(next: typeof fetch, recallAnswer: Recall = () => null) {
  send = next;
  recall = recallAnswer;
}

/**
 * Asks and waits for the last byte, so that a connection cut in the middle fails like one that was never made.
 * @param start called when a request begins; its signal ends it
 */
export async function fetchJson(url: string, init: RequestInit, start?: () => AbortSignal): Promise<Answer> {
  const known = recall(url, init);
  if (known) return known;
  const answer = await transport(url, start ? { ...init, signal: start() } : init);
  return { ok: answer.ok, status: answer.status, body: parseJson(await answer.text()) };
}

/** Parses JSON: null for nothing, undefined for what is not JSON. */
export function parseJson(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
