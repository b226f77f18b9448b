import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { CacheOutcome } from './cache/page-cache';

/** The figures of this process for Prometheus. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly registers = [this.registry];
  private readonly requests = new Counter({
    name: 'web_requests_total',
    help: 'Answered requests by status',
    labelNames: ['status'],
    registers: this.registers,
  });
  private readonly pages = new Counter({
    name: 'web_pages_total',
    help: 'Pages asked for, by what the cache held',
    labelNames: ['cache'],
    registers: this.registers,
  });
  private readonly renders = new Histogram({
    name: 'web_render_seconds',
    help: 'Time it took to render a page',
    registers: this.registers,
  });

  countRequest(status: number) {
    this.requests.inc({ status });
  }

  countPage(cache: CacheOutcome) {
    this.pages.inc({ cache });
  }

  observeRender(seconds: number) {
    this.renders.observe(seconds);
  }

  /** Adds a figure that is read whenever somebody asks. */
  gauge(name: string, help: string, read: () => number) {
    const gauge: Gauge = new Gauge({ name, help, registers: this.registers, collect: () => gauge.set(read()) });
  }

  readonly contentType = this.registry.contentType;

  text(): Promise<string> {
    return this.registry.metrics();
  }
}
