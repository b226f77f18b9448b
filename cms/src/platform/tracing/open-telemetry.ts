import { context, propagation, ROOT_CONTEXT, type Span as OpenSpan, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { Core } from '@strapi/strapi';

/** A piece of work in a trace. */
export type Span = {
  /** Runs a task as part of it. */
  run<Result>(task: () => Result): Result;
  end(name: string, attributes: Record<string, string | number>, hasFailed: boolean): void;
};

export type Tracing = {
  /** Begins a span, in the trace that `traceparent` names, if any (W3C Trace Context). */
  begin(traceparent: string): Span;
  /** Sends what is left. */
  stop(): Promise<void>;
};

/** Traces requests and their queries with OpenTelemetry. Queries have placeholders and no values. */
export function openTracing(strapi: Core.Strapi): Tracing {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'planquadrat-cms' }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  const tracer = provider.getTracer('cms');
  const stopQueries = traceQueries(strapi);
  return {
    begin(traceparent) {
      const parent = propagation.extract(ROOT_CONTEXT, traceparent ? { traceparent } : {});
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, parent);
      return {
        run: (task) => context.with(trace.setSpan(parent, span), task),
        end(name, attributes, hasFailed) {
          span.updateName(name).setAttributes(attributes);
          if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    async stop() {
      stopQueries();
      await provider.shutdown();
      for (const api of [trace, context, propagation]) api.disable();
    },
  };
}

type Query = { __knexQueryUid: string; method?: string; sql?: string };

/** Makes a span of each query that belongs to one. @returns ends it */
function traceQueries(strapi: Core.Strapi): () => void {
  const { connection } = strapi.db;
  const tracer = trace.getTracer('cms');
  const running = new Map<string, OpenSpan>();
  const begin = ({ __knexQueryUid: id, method = 'query', sql = '' }: Query) => {
    if (!trace.getActiveSpan()) return;
    const attributes = { 'db.operation.name': method, 'db.query.text': sql };
    running.set(id, tracer.startSpan(`database ${method}`, { kind: SpanKind.CLIENT, attributes }));
  };
  const end = (id: string, hasFailed: boolean) => {
    if (hasFailed) running.get(id)?.setStatus({ code: SpanStatusCode.ERROR });
    running.get(id)?.end();
    running.delete(id);
  };
  const answered = (_rows: unknown, { __knexQueryUid: id }: Query) => end(id, false);
  const failed = (_error: unknown, { __knexQueryUid: id }: Query) => end(id, true);
  connection.on('query', begin).on('query-response', answered).on('query-error', failed);
  return () => void connection.off('query', begin).off('query-response', answered).off('query-error', failed);
}
