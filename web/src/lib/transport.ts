/** How requests leave: the browser's fetch; the web server puts its content cache here. */
let send: typeof fetch = (input, init) => fetch(input, init);

export const transport: typeof fetch = (input, init) => send(input, init);

export function replaceTransport(next: typeof fetch) {
  send = next;
}

/** An answer that has arrived whole: `body` is null when it is empty (204) and undefined when it is not JSON. */
export type Answer = { ok: boolean; status: number; body: unknown };

/** Asks and waits for the last byte, so that a connection cut in the middle fails like one that was never made. */
export async function fetchJson(url: string, init: RequestInit): Promise<Answer> {
  const answer = await transport(url, init);
  return { ok: answer.ok, status: answer.status, body: parseJson(await answer.text()) };
}

function parseJson(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
