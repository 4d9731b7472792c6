import { type Context, context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { whenOver } from '../late-refusals';
import type { Tracing } from './types';

const SERVER_ERROR = 500;

/** Spans of OpenTelemetry, sent in batches as OTLP over HTTP. Names after its semantic conventions. */
export function openTelemetry(service: string): Tracing {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  const tracer = trace.getTracer('university');

  function begin(request: FastifyRequest, reply: FastifyReply, isTrusted: boolean, done: () => void) {
    const { method } = request;
    // A stranger who names a trace could fill it, or have all of his requests stored.
    const before = isTrusted ? propagation.extract(context.active(), request.headers) : context.active();
    const attributes = { 'http.request.method': method, 'http.route': routeOf(request) };
    const span = tracer.startSpan(`${method} ${routeOf(request)}`, { kind: SpanKind.SERVER, attributes }, before);
    whenOver(reply.raw, () => {
      span.setAttribute('http.response.status_code', reply.statusCode);
      if (reply.statusCode >= SERVER_ERROR) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    context.with(trace.setSpan(before, span), done);
  }

  return {
    begin,
    traced: (name, attributes, work) =>
      tracer.startActiveSpan(name, { attributes: { ...attributes } }, (span) => ended(span, work)),
    bind: (work) => context.bind(context.active(), work),
    headers: () => injected(context.active()),
    id: () => trace.getActiveSpan()?.spanContext().traceId,
    stop: () => provider.shutdown(),
  };
}

/** Its pattern: an address may hold the code of a letter. */
const routeOf = ({ routeOptions: { url } }: FastifyRequest): string => url ?? '(none)';

async function ended<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // Not its message, which may say what somebody typed.
    span.setStatus({ code: SpanStatusCode.ERROR, message: (error as Error).name });
    throw error;
  } finally {
    span.end();
  }
}

function injected(from: Context): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(from, headers);
  return headers;
}
