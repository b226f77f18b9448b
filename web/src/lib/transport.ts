/** How requests leave: the browser's fetch; the web server puts its content cache here. */
let send: typeof fetch = (input, init) => fetch(input, init);

export const transport: typeof fetch = (input, init) => send(input, init);

export function replaceTransport(next: typeof fetch) {
  send = next;
}
