import {
  endpoints,
  type AnswerOf,
  type Endpoint,
  type EndpointName,
  type Failure,
  type ListMetadata,
  type Role,
  dataKindsOf,
  versionOf,
} from '@university/shared/contract';
import type { Language } from '@university/shared/language';
import { MINUTE } from '@university/shared/time';
import { EncodedBytes, HttpError, methodNotAllowed, notFound, sendPublic, toHttpError } from '@university/web';
import type { FastifyReply, FastifyRequest } from 'fastify';
import findMyWay from 'find-my-way';
import type { z } from 'zod';
import { inputParser, type RawInput } from './input';
import { ReadCache } from './read-cache';

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

/** How long a login or a confirmation counts as recent. Milliseconds. */
const RECENT = 10 * MINUTE;

/** @param provedAt when staff last showed that it is they who sit there. @throws HttpError 403 */
export function requireRecentProof(provedAt: Date, now: Date): void {
  if (now.getTime() - provedAt.getTime() < RECENT) return;
  throw new HttpError(
    403,
    'recent_login_required',
    'It is more than ten minutes since you showed that it is you. Show it again to do this.',
  );
}

/** The cookie of an applicant's session. */
export const APPLICANT_COOKIE = 'applicant';

/** The cookie of a browser that sees a draft. */
export const PREVIEW_COOKIE = 'draft-preview';

/** Who calls, and whether they may. @throws HttpError 401 or 403 when not */
export type Authenticate = (
  endpoint: Pick<Endpoint, 'access' | 'recentLogin' | 'beforeEnrolment'>,
  request: FastifyRequest,
) => Promise<Caller>;

/** Puts what the API says in English into another language. What has no words there stays; what is given is not changed. */
export interface Translator {
  answer(name: EndpointName, answer: unknown): Promise<unknown>;
  /** The sentences of a refusal, of whichever call. */
  failure(failure: Failure): Failure;
}

/** Who reads what a call answers: in which language, and how English gets into it. */
export interface Reader extends Translator {
  language: Language;
}

/** What a call would answer with these data, in the words of a reader. */
export const inWordsOf = async <D>(reader: Reader, name: EndpointName, data: D): Promise<D> =>
  ((await reader.answer(name, { data })) as { data: D }).data;

/** Who reads English, as it is. */
export const ENGLISH: Reader = {
  language: 'en',
  answer: async (_name, answer) => answer,
  failure: (failure) => failure,
};

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

const JSON_TYPE = 'application/json; charset=utf-8';

/** The answer of a public read, which many ask for: made into bytes once. */
export class CachedAnswer {
  #json: EncodedBytes | undefined;

  /** @param answer shared by all who ask: not to be changed */
  constructor(readonly answer: unknown) {}

  send(request: FastifyRequest, reply: FastifyReply) {
    this.#json ??= new EncodedBytes(JSON.stringify(this.answer));
    return sendPublic(this.#json, request, reply.type(JSON_TYPE));
  }
}

/** Sends what is somebody's own; no cache on the way stores it. */
export function sendPrivate(answer: unknown, reply: FastifyReply) {
  return reply.type(JSON_TYPE).header('Cache-Control', 'no-store').send(JSON.stringify(answer));
}

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

/** A public read: needs nothing but its input, so its answer is cached for all until data of its kinds changes. */
export function read<N extends EndpointName>(name: N, handle: (input: Input<N>) => Promise<Answer<N>>): Route {
  const endpoint: Endpoint = endpoints[name];
  const parse = inputParser(endpoint);
  const cache = new ReadCache<CachedAnswer>();
  const kinds = dataKindsOf(endpoint.path);
  const answer = async (raw: RawInput, now: Version, turn = atOnce) => {
    const version = async () => versionOf(await now(), kinds);
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
  const answer = async (raw: RawInput, call: Call) =>
    void (await send(parse(raw) as Input<N>, call as unknown as CallOf<N>));
  return { name, endpoint, kind: 'stream', answer };
}

/** Only what the contract declares leaves; an answer that breaks it is our fault and becomes a 500. */
function shape(endpoint: Endpoint, answer: object): unknown {
  return endpoint.response.parse({ status: 'success', ...answer });
}

/** Where a page stands in a list of `total`. An empty list has one page. */
export function pageMetadata(total: number, { page, limit }: { page: number; limit: number }): ListMetadata {
  return { total, page, limit, totalPages: Math.max(1, Math.ceil(total / limit)) };
}

/** What is told apart by address and method, such as the endpoints of the contract. */
type Addressed = Pick<Endpoint, 'method' | 'path' | 'getOnly'>;

/** An address below `/api/v1`, and what answers each of its methods. */
export interface Address<T extends Addressed> {
  calls: ReadonlyMap<string, T>;
  /** By name, decoded. */
  params: Record<string, string | undefined>;
}

/** Which calls there are at an address, whatever the method: a router by address alone, of the kind that Fastify has. */
export class AddressTable<T extends Addressed> {
  readonly #router = findMyWay();

  constructor(calls: Iterable<T>) {
    const byPath = new Map<string, Map<string, T>>();
    for (const call of calls) byPath.set(call.path, (byPath.get(call.path) ?? new Map()).set(call.method, call));
    for (const [path, store] of byPath) this.#router.on('GET', path, () => {}, store);
  }

  /** @param path below `/api/v1`, without a query; undefined where nothing is, or nobody can decode it */
  find(path: string): Address<T> | undefined {
    const found = this.#router.find('GET', path);
    if (!found || Object.values(found.params).includes('')) return undefined;
    return { calls: found.store, params: found.params };
  }
}

/** What answers a method at an address: HEAD asks what GET would answer, unless looking alone would spend it. */
export function callOf<T extends Addressed>({ calls }: Address<T>, method: string | undefined): T | undefined {
  if (method !== 'HEAD') return calls.get(method ?? '');
  const call = calls.get('GET');
  return call?.getOnly ? undefined : call;
}

/** Every method that an address takes, as `Allow` has them (RFC 9110, section 10.2.1). */
export function methodsOf<T extends Addressed>(address: Address<T>): string[] {
  return [...address.calls.keys(), 'OPTIONS', ...(callOf(address, 'HEAD') ? ['HEAD'] : [])].sort();
}

/** Public reads without HTTP, for rendering on the server. */
export interface PublicReads {
  /**
   * @param path below `/api/v1`, such as `/program/4f1c…`
   * @param previewToken of a browser that sees a draft
   * @returns the whole answer, validated and shaped as over HTTP
   * @throws HttpError with `status` and `code`
   */
  get(path: string, query?: Record<string, unknown>, previewToken?: string): Promise<unknown>;
}

/** A port onto the same handlers that the HTTP routes use. */
export function directPort(
  routes: readonly Route[],
  version: Version,
  onError: (error: Error) => void,
  previewed: Previewed = () => undefined,
): PublicReads {
  const addresses = new AddressTable(routes.map((route) => ({ ...route.endpoint, route })));
  return {
    async get(path, query = {}, previewToken) {
      const address = addresses.find(path.startsWith('/') ? path : `/${path}`);
      const route = address?.calls.get('GET')?.route;
      if (address && !route) throw methodNotAllowed(methodsOf(address));
      if (!address || route?.kind !== 'read') throw notFound();
      try {
        const raw = { params: address.params, query };
        return (await previewed(route, raw, previewToken)?.()) ?? (await route.answer(raw, version)).answer;
      } catch (error) {
        if (!(error instanceof HttpError)) onError(error as Error);
        throw toHttpError(error as Error, true);
      }
    },
  };
}
