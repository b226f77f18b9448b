import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { CacheOutcome } from './cache/page-cache';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

type Answered = { method: string; route: string; status: number };

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

  private readonly durations = new Histogram({
    name: 'web_request_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    // Long polls wait up to half a minute, functions 75 s.
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 75],
    registers: this.registers,
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Labels have few values: the route is a pattern, and a method that HTTP does not have has no label of its own. */
  observeRequest({ method, route, status }: Answered, seconds: number) {
    this.requests.inc({ status });
    const known = METHODS.includes(method) ? method : 'other';
    this.durations.observe({ method: known, route, status: `${Math.floor(status / 100)}xx` }, seconds);
  }

  countPage(cache: CacheOutcome) {
    this.pages.inc({ cache });
  }

  observeRender(seconds: number) {
    this.renders.observe(seconds);
  }

  /** Adds the figures that are read whenever somebody asks. */
  watch({ cachedPages, hasContact }: { cachedPages: () => number; hasContact: () => boolean }) {
    this.gauge('web_cached_pages', 'Pages in memory', cachedPages);
    this.gauge('web_cms_contact', 'Whether changes of content are being reported', () => Number(hasContact()));
  }

  private gauge(name: string, help: string, read: () => number) {
    const gauge: Gauge = new Gauge({ name, help, registers: this.registers, collect: () => gauge.set(read()) });
  }

  readonly contentType = this.registry.contentType;

  text(): Promise<string> {
    return this.registry.metrics();
  }
}
