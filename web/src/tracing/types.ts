import type { FastifyReply, FastifyRequest } from 'fastify';

/** Of a piece of work, as OpenTelemetry names them. Never an address, a parameter or anything that somebody typed. */
export type Attributes = Readonly<Record<string, string | number>>;

/** What follows one request through the processes of the site. */
export interface Tracing {
  /** Makes the rest of the request a part of its trace. @param isTrusted a proxy of ours, or the site, asks */
  begin(request: FastifyRequest, reply: FastifyReply, isTrusted: boolean, done: () => void): void;
  traced<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T>;
  /** The same function, whose calls belong to what is worked on now, whoever makes them. */
  bind<F>(work: F): F;
  /** Headers by which the next process goes on with this trace. */
  headers(): Record<string, string>;
  /** Of the request that is worked on, for its lines of the log. */
  id(): string | undefined;
  /** Sends what has not been sent. */
  stop(): Promise<void>;
}
