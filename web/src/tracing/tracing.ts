import type { Attributes, Tracing } from './types';

/** The API is a build of its own, also where it runs in the process of the site: both find one tracing under this name. */
const KEY = Symbol.for('university.tracing');

const holder = globalThis as { [KEY]?: Tracing };

export const tracing = (): Tracing | undefined => holder[KEY];

/**
 * Traces from now on, if this process is told where to: `OTEL_EXPORTER_OTLP_ENDPOINT`, with the other variables that
 * OpenTelemetry reads by itself. Nothing of it is loaded otherwise.
 */
export async function startTracing(environment: NodeJS.ProcessEnv, service: string): Promise<void> {
  if (!environment.OTEL_EXPORTER_OTLP_ENDPOINT || holder[KEY]) return;
  const { openTelemetry } = await import('./open-telemetry');
  holder[KEY] = openTelemetry(environment.OTEL_SERVICE_NAME || service);
}

/** Sends what is left, and traces no more. */
export async function stopTracing(): Promise<void> {
  const current = holder[KEY];
  delete holder[KEY];
  await current?.stop();
}

/** Does work as a part of what is traced. */
export const traced = <T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> =>
  holder[KEY] ? holder[KEY].traced(name, attributes, work) : work();

/** Headers by which another process of ours goes on with the trace. */
export const traceHeaders = (): Record<string, string> => holder[KEY]?.headers() ?? {};
