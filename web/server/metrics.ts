import type { CacheOutcome } from './cache/page-cache';

/** Counters of this process in Prometheus' text format. */
export class Metrics {
  private readonly counts = new Map<string, number>();
  private readonly gauges = new Map<string, () => number>();

  countRequest(status: number) {
    this.add(`web_requests_total{status="${status}"}`, 1);
  }

  countPage(outcome: CacheOutcome) {
    this.add(`web_pages_total{cache="${outcome}"}`, 1);
  }

  observeRender(seconds: number) {
    this.add('web_render_seconds_sum', seconds);
    this.add('web_render_seconds_count', 1);
  }

  gauge(name: string, read: () => number) {
    this.gauges.set(name, read);
  }

  text(): string {
    const lines = [...this.counts, ...[...this.gauges].map(([name, read]) => [name, read()] as const)];
    return `${lines.map(([name, value]) => `${name} ${value}`).join('\n')}\n`;
  }

  private add(name: string, amount: number) {
    this.counts.set(name, (this.counts.get(name) ?? 0) + amount);
  }
}
