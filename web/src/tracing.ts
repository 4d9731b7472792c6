import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { onResponseClosed } from './connections';

/** Spans are made by hand: `@fastify/otel` records whole addresses, which may hold the code of a letter. */
const tracer = trace.getTracer('university');

/** As OpenTelemetry names them. Never an address, a parameter or anything that somebody typed. */
type Attributes = Record<string, string | number>;

let stop = async () => {};

/** Whether this process was told where to send traces: `OTEL_EXPORTER_OTLP_ENDPOINT`. */
export const isTracing = ({ OTEL_EXPORTER_OTLP_ENDPOINT }: NodeJS.ProcessEnv = process.env): boolean =>
  Boolean(OTEL_EXPORTER_OTLP_ENDPOINT);

/**
 * Traces from now on, if this process is told where to, with the other variables that OpenTelemetry reads by itself. Without
 * that the exporter is not loaded, and the calls below do nothing.
 */
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

/** Sends what is left. */
export const stopTracing = (): Promise<void> => stop();

/**
 * Makes the rest of a request a span, by the pattern of its route.
 * @param isTrusted a proxy of ours, or the site, asks: a stranger who names a trace could fill it
 */
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

/** Does work as a span. */
export const traced = <T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> =>
  tracer.startActiveSpan(name, { attributes }, async (span: Span) => {
    try {
      return await work();
    } catch (error) {
      // Not its message, which may say what somebody typed.
      span.setStatus({ code: SpanStatusCode.ERROR, message: (error as Error).name });
      throw error;
    } finally {
      span.end();
    }
  });

/** The same function, whose calls belong to what is worked on now, whoever makes them. */
export const bindTrace = <F>(work: F): F => context.bind(context.active(), work);

/** Headers by which another process of ours goes on with the trace. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}

/** Id of the trace of what is worked on. */
export const traceId = (): string | undefined => trace.getActiveSpan()?.spanContext().traceId;
