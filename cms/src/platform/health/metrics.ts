type Gauge = () => number | Promise<number>;

const counts = new Map<string, number>();
const gauges = new Map<string, Gauge>();

const add = (name: string, amount: number) => counts.set(name, (counts.get(name) ?? 0) + amount);

export function countRequest(status: number, seconds: number): void {
  add(`cms_requests_total{status="${status}"}`, 1);
  add('cms_request_seconds_sum', seconds);
  add('cms_request_seconds_count', 1);
}

export const setGauge = (name: string, read: Gauge): void => void gauges.set(name, read);

/** This process's figures in Prometheus' text format. A gauge that cannot be read is left out. */
export async function metricsText(): Promise<string> {
  const read = await Promise.allSettled([...gauges].map(async ([name, gauge]) => [name, await gauge()] as const));
  const known = read.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  return `${[...counts, ...known].map(([name, value]) => `${name} ${value}`).join('\n')}\n`;
}
