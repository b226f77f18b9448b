import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';

/** A request in a trace. */
export type Span = {
  /** Runs a task as part of it. */
  run<Result>(task: () => Result): Result;
  end(name: string, attributes: Record<string, string | number>, hasFailed: boolean): void;
};

export type Tracing = {
  /** Begins the span of a request, and with it a trace: what visitors say of traces counts for nothing. */
  begin(): Span;
  /** Returns the headers that let the CMS go on with the trace (W3C Trace Context). */
  headers(): Record<string, string>;
  /** Sends what is left. */
  stop(): Promise<void>;
};

/** Traces requests with OpenTelemetry. */
export function openTracing(): Tracing {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'planquadrat-web' }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  const tracer = provider.getTracer('web');
  return {
    begin() {
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, ROOT_CONTEXT);
      return {
        run: (task) => context.with(trace.setSpan(ROOT_CONTEXT, span), task),
        end(name, attributes, hasFailed) {
          span.updateName(name).setAttributes(attributes);
          if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    headers() {
      const headers: Record<string, string> = {};
      propagation.inject(context.active(), headers);
      return headers;
    },
    async stop() {
      await provider.shutdown();
      for (const api of [trace, context, propagation]) api.disable();
    },
  };
}
