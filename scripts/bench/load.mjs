import { Agent, get } from 'node:http';

/** Requests a second over kept connections, and the 99th percentile of their times in ms. */
export async function throughput(url, { seconds = 4, connections = 16 } = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = Date.now() + seconds * 1000;
  const times = [];
  const client = async () => {
    while (Date.now() < end) {
      const started = performance.now();
      await fetchBody(url, agent);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  return { rate: times.length / seconds, p99: percentile(times, 0.99) };
}

export function percentile(times, share) {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** A body as it travels, compressed as a browser would get it. */
export function fetchBody(url, agent, headers = {}) {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br', ...headers } }, (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () => resolve(Buffer.concat(parts)));
    }).on('error', reject);
  });
}
