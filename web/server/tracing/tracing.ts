import type { Span, Tracing } from './open-telemetry';

let tracing: Tracing | null = null;

const untraced: Span = { run: (task) => task(), end: () => undefined };

/** Begins a span; one that does nothing while nobody collects traces. */
export const beginSpan = (): Span => tracing?.begin() ?? untraced;

export const traceHeaders = (): Record<string, string> => tracing?.headers() ?? {};

/**
 * Sends traces to the collector that `OTEL_EXPORTER_OTLP_ENDPOINT` names; without one nothing of it is even loaded.
 * @returns ends it, with what is left
 */
export async function startTracing(env: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return async () => {};
  const { openTracing } = await import('./open-telemetry');
  tracing = openTracing();
  return async () => {
    await tracing?.stop();
    tracing = null;
  };
}
