import { endpoints, type AnswerOf, type Endpoint, type EndpointName, type Role } from '@university/shared/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { CachedAnswer } from './answer';
import { inputParser, type RawInput } from './input';
import { ReadCache } from './read-cache';
import type { Reader } from './reader';

/** Of several calls, what any of them may have. */
type Part<N extends EndpointName, K extends 'params' | 'query' | 'body'> = N extends EndpointName
  ? (typeof endpoints)[N] extends { [P in K]: infer S extends z.ZodType }
    ? z.output<S>
    : undefined
  : never;

/** What a handler is given: each part as the endpoint's schema leaves it. */
export interface Input<N extends EndpointName> {
  params: Part<N, 'params'>;
  query: Part<N, 'query'>;
  body: Part<N, 'body'>;
}

/** Who calls, as far as the endpoint's `access` asks. */
export type Caller =
  | { kind: 'anybody' }
  | { kind: 'site' }
  | {
      kind: 'staff';
      id: string;
      role: Role;
      /** A provider of single sign-on has asked for more than a password in this session. */
      isStrong: boolean;
      /** When this session last showed that it is still they who sit there. */
      provedAt: Date;
    }
  | {
      kind: 'applicant';
      allotmentId: string;
      /** Hash of the session's token. */
      session: string;
      /** When this session gave the second proof. */
      provedAt: Date | null;
    };

/** The cookie of an applicant's session. */
export const APPLICANT_COOKIE = 'applicant';

/** The cookie of a browser that sees a draft. */
export const PREVIEW_COOKIE = 'draft-preview';

/** Who calls, and whether they may. @throws HttpError 401 or 403 when not */
export type Authenticate = (
  endpoint: Pick<Endpoint, 'access' | 'recentLogin' | 'beforeEnrolment'>,
  request: FastifyRequest,
) => Promise<Caller>;

export interface Call<C extends Caller = Caller> {
  request: FastifyRequest;
  reply: FastifyReply;
  caller: C;
  /** Of pages; data is translated as it leaves. */
  reader: Reader;
}

type Kinds<A> = A extends 'public'
  ? 'anybody'
  : A extends readonly (infer Member)[]
    ? (Member extends 'applicant' | 'site' ? Member : 'staff') | ([Member] extends [never] ? 'staff' : never)
    : never;

type CallOf<N extends EndpointName> = Call<Extract<Caller, { kind: Kinds<(typeof endpoints)[N]['access']> }>>;

type Answer<N extends EndpointName> = Omit<AnswerOf<N>, 'status'>;

/** The version of the public data at this moment; null while it cannot be known. */
export type Version = () => Promise<string | null>;

/** Does work when it is its caller's turn. */
export type Turn = <T>(work: () => Promise<T>) => Promise<T>;

const atOnce: Turn = (work) => work();

/** An endpoint of the contract and what answers it. */
export type Route = { name: EndpointName; endpoint: Endpoint } & (
  | {
      kind: 'read';
      /**
       * The answer, made once in a version of the public data; over HTTP and in-process alike. What must be made waits
       * for its turn.
       */
      answer(raw: RawInput, version: Version, turn?: Turn): Promise<CachedAnswer>;
    }
  | {
      kind: 'action' | 'stream';
      /** The whole answer in the contract's shape; undefined when the handler has sent it itself. */
      answer(raw: RawInput, call: Call): Promise<unknown>;
      /** Answers a caller who may not make it, in place of the error. */
      refuse?: (error: unknown, request: FastifyRequest, reply: FastifyReply, reader: Reader) => Promise<void>;
    }
);

/** What answers a public read for a browser that sees a draft; undefined for one that sees what everybody does. */
export type Previewed = (
  route: Route,
  raw: RawInput,
  token: string | undefined,
) => (() => Promise<unknown>) | undefined;

/** A public read: needs nothing but its input, so its answer is cached for all. */
export function read<N extends EndpointName>(name: N, handle: (input: Input<N>) => Promise<Answer<N>>): Route {
  const endpoint: Endpoint = endpoints[name];
  const parse = inputParser(endpoint);
  const cache = new ReadCache<CachedAnswer>();
  const answer = async (raw: RawInput, version: Version, turn = atOnce) => {
    const input = parse(raw) as Input<N>;
    const question = JSON.stringify(input);
    const make = async () => new CachedAnswer(shape(endpoint, await handle(input)));
    // The version may be another one by then.
    const inTurn = async () => cache.get(question, await version(), make);
    return cache.known(question, await version()) ?? turn(inTurn);
  };
  return { name, endpoint, kind: 'read', answer };
}

/** A call that needs its caller, or changes something. */
export function action<N extends EndpointName>(
  name: N,
  handle: (input: Input<N>, call: CallOf<N>) => Promise<Answer<N>>,
): Route {
  const endpoint: Endpoint = endpoints[name];
  const parse = inputParser(endpoint);
  const answer = async (raw: RawInput, call: Call) =>
    shape(endpoint, await handle(parse(raw) as Input<N>, call as unknown as CallOf<N>));
  return { name, endpoint, kind: 'action', answer };
}

/** A call that sends its answer itself, such as a file. */
export function stream<N extends EndpointName>(
  name: N,
  send: (input: Input<N>, call: CallOf<N>) => Promise<unknown>,
): Route {
  const endpoint: Endpoint = endpoints[name];
  const parse = inputParser(endpoint);
  const answer = async (raw: RawInput, call: Call) => {
    await send(parse(raw) as Input<N>, call as unknown as CallOf<N>);
    return undefined;
  };
  return { name, endpoint, kind: 'stream', answer };
}

/** Only what the contract declares leaves; an answer that breaks it is our fault and becomes a 500. */
function shape(endpoint: Endpoint, answer: object): unknown {
  return endpoint.response.parse({ status: 'success', ...answer });
}
