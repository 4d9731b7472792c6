import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { onResponseClosed } from './connections';

/** Spans are made by hand: `@fastify/otel` records whole addresses, which may contain secrets. */
const tracer = trace.getTracer('university');

/** Never an address, a parameter or typed text. */
type Attributes = Record<string, string | number>;

let stop = async () => {};

export const isTracing = ({ OTEL_EXPORTER_OTLP_ENDPOINT }: NodeJS.ProcessEnv = process.env): boolean =>
  Boolean(OTEL_EXPORTER_OTLP_ENDPOINT);

/** Loads the exporter only if tracing is configured. */
export async function startTracing(environment: NodeJS.ProcessEnv, service: string): Promise<void> {
  if (!isTracing(environment)) return;
  const [{ OTLPTraceExporter }, { resourceFromAttributes }, { BatchSpanProcessor, NodeTracerProvider }] =
    await Promise.all([
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/sdk-trace-node'),
    ]);
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': environment.OTEL_SERVICE_NAME || service }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  stop = () => provider.shutdown();
}

export const stopTracing = (): Promise<void> => stop();

/** @param isTrusted accepts the caller's trace id */
export function traceRequest(request: FastifyRequest, reply: FastifyReply, isTrusted: boolean, done: () => void): void {
  const { method, headers, routeOptions } = request;
  const route = routeOptions.url ?? '(none)';
  const parent = isTrusted ? propagation.extract(context.active(), headers) : context.active();
  const attributes = { 'http.request.method': method, 'http.route': route };
  const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
  onResponseClosed(reply.raw, () => {
    span.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
  context.with(trace.setSpan(parent, span), done);
}

export const traced = <T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> =>
  tracer.startActiveSpan(name, { attributes }, async (span: Span) => {
    try {
      return await work();
    } catch (error) {
      // Not the message, which may contain typed text.
      span.setStatus({ code: SpanStatusCode.ERROR, message: (error as Error).name });
      throw error;
    } finally {
      span.end();
    }
  });

export const bindTrace = <F>(work: F): F => context.bind(context.active(), work);

/** Propagates the trace to another process. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}

export const traceId = (): string | undefined => trace.getActiveSpan()?.spanContext().traceId;
