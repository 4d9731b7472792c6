import { endpoints, type AnswerOf, type EndpointName, type Role } from '@university/shared/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { parseInput, type RawInput } from './input';

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  access: 'public' | 'applicant' | readonly Role[];
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  response: z.ZodType;
}

type Part<N extends EndpointName, K extends 'params' | 'query' | 'body'> = (typeof endpoints)[N] extends {
  [P in K]: infer S extends z.ZodType;
}
  ? z.output<S>
  : undefined;

/** What a handler is given: each part as the endpoint's schema leaves it. */
export interface Input<N extends EndpointName> {
  params: Part<N, 'params'>;
  query: Part<N, 'query'>;
  body: Part<N, 'body'>;
}

/** Who calls, as far as the endpoint's `access` asks. */
export type Caller =
  | { kind: 'anybody' }
  | { kind: 'staff'; id: string; role: Role }
  | { kind: 'applicant'; allotmentId: string };

export interface Call<C extends Caller = Caller> {
  request: FastifyRequest;
  reply: FastifyReply;
  caller: C;
}

type CallOf<N extends EndpointName> = Call<
  (typeof endpoints)[N]['access'] extends 'public'
    ? Extract<Caller, { kind: 'anybody' }>
    : (typeof endpoints)[N]['access'] extends 'applicant'
      ? Extract<Caller, { kind: 'applicant' }>
      : Extract<Caller, { kind: 'staff' }>
>;

type Answer<N extends EndpointName> = Omit<AnswerOf<N>, 'status'>;

/** An endpoint of the contract and what answers it, whichever way it is called. */
export interface Route {
  endpoint: Endpoint;
  /** Answers without HTTP too: needs nothing but its input. */
  direct: boolean;
  /** The whole answer in the contract's shape; undefined when the handler has sent it itself. */
  answer(raw: RawInput, call: Call | undefined): Promise<unknown>;
}

/** A public read: the same answer over HTTP and in-process. */
export function read<N extends EndpointName>(name: N, handle: (input: Input<N>) => Promise<Answer<N>>): Route {
  const endpoint: Endpoint = endpoints[name];
  const answer = async (raw: RawInput) => shape(endpoint, await handle(parseInput(endpoint, raw) as Input<N>));
  return { endpoint, direct: true, answer };
}

/** A call that needs its caller, or changes something. */
export function action<N extends EndpointName>(
  name: N,
  handle: (input: Input<N>, call: CallOf<N>) => Promise<Answer<N>>,
): Route {
  const endpoint: Endpoint = endpoints[name];
  const answer = async (raw: RawInput, call: Call | undefined) =>
    shape(endpoint, await handle(parseInput(endpoint, raw) as Input<N>, call as unknown as CallOf<N>));
  return { endpoint, direct: false, answer };
}

/** A call that sends its answer itself, such as a file. */
export function stream<N extends EndpointName>(
  name: N,
  send: (input: Input<N>, call: CallOf<N>) => Promise<unknown>,
): Route {
  const endpoint: Endpoint = endpoints[name];
  const answer = async (raw: RawInput, call: Call | undefined) => {
    await send(parseInput(endpoint, raw) as Input<N>, call as unknown as CallOf<N>);
    return undefined;
  };
  return { endpoint, direct: false, answer };
}

/** Only what the contract declares leaves; an answer that breaks it is our fault and becomes a 500. */
function shape(endpoint: Endpoint, answer: object): unknown {
  return endpoint.response.parse({ status: 'success', ...answer });
}
