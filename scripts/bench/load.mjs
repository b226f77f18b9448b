import { get } from 'node:http';
import { connect } from 'node:net';

/**
 * Requests a second over kept connections, and the 99th percentile of their times in ms. Reads plain sockets: Node's
 * own client takes longer to receive a page than a server to send it, and would be what is measured.
 * @param headersFor header lines of the request with this number
 */
export async function throughput(url, { seconds = 4, connections = 16, headersFor } = {}) {
  const address = new URL(url);
  const usual = `host: ${address.host}\r\naccept-encoding: br`;
  const end = Date.now() + seconds * 1000;
  const times = [];
  let asked = 0;
  const client = async () => {
    const connection = await openConnection(address);
    while (Date.now() < end) {
      const started = performance.now();
      await connection.ask(headersFor?.(asked++) ?? usual);
      times.push(performance.now() - started);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: connections }, client));
  return { rate: times.length / seconds, p99: percentile(times, 0.99) };
}

/** Opens a connection that requests one address again and again. */
async function openConnection({ hostname, port, pathname, search }) {
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  let left = 0;
  let answered;
  socket.on('data', (part) => {
    left = (left === 0 ? lengthOfAnswer(part) : left) - part.length;
    if (left === 0) answered();
  });
  return {
    ask: (headers) =>
      new Promise((resolve) => ((answered = resolve), socket.write(`GET ${pathname}${search} HTTP/1.1\r\n${headers}\r\n\r\n`))),
    close: () => socket.destroy(),
  };
}

/** Returns the length of an answer, head and body, of which `part` is the beginning; a head comes in one. */
function lengthOfAnswer(part) {
  const bodyAt = part.indexOf('\r\n\r\n') + 4;
  const head = part.latin1Slice(0, bodyAt);
  const length = /^content-length: (\d+)\r$/im.exec(head)?.[1];
  if (!head.startsWith('HTTP/1.1 200') || !length) throw new Error(`An unexpected answer: ${head}`);
  return bodyAt + Number(length);
}

export function percentile(times, share) {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Fetches a body as it travels, compressed as a browser would get it. */
export function fetchBody(url, headers = {}) {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br', ...headers } }, (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () => resolve(Buffer.concat(parts)));
    }).on('error', reject);
  });
}
