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

type Part<N extends EndpointName, K extends 'params' | 'query' | 'body'> = N extends EndpointName
  ? (typeof endpoints)[N] extends { [P in K]: infer S extends z.ZodType }
    ? z.output<S>
    : undefined
  : never;

export interface Input<N extends EndpointName> {
  params: Part<N, 'params'>;
  query: Part<N, 'query'>;
  body: Part<N, 'body'>;
}

export type Caller =
  | { kind: 'anybody' }
  | { kind: 'site' }
  | {
      kind: 'staff';
      id: string;
      role: Role;
      /** Single sign-on used more than a password. */
      isStrong: boolean;
      provedAt: Date;
    }
  | {
      kind: 'applicant';
      allotmentId: string;
      session: string;
      /** Time of the second proof. */
      provedAt: Date | null;
    };

const RECENT_LOGIN = 10 * MINUTE;

/** @throws HttpError 403 `recent_login_required` */
export function requireRecentProof(provedAt: Date, now: Date): void {
  if (now.getTime() - provedAt.getTime() < RECENT_LOGIN) return;
  throw new HttpError(
    403,
    'recent_login_required',
    'It is more than ten minutes since you showed that it is you. Show it again to do this.',
  );
}

export const APPLICANT_COOKIE = 'applicant';

export const PREVIEW_COOKIE = 'draft-preview';

/** @throws HttpError 401 or 403 */
export type Authenticate = (
  endpoint: Pick<Endpoint, 'access' | 'recentLogin' | 'beforeEnrolment'>,
  request: FastifyRequest,
) => Promise<Caller>;

/** Translates from English; words without a translation stay. Does not change its input. */
export interface Translator {
  answer(name: EndpointName, answer: unknown): Promise<unknown>;
  failure(failure: Failure): Failure;
}

export interface Reader extends Translator {
  language: Language;
}

export const inWordsOf = async <D>(reader: Reader, name: EndpointName, data: D): Promise<D> =>
  ((await reader.answer(name, { data })) as { data: D }).data;

export const ENGLISH: Reader = {
  language: 'en',
  answer: async (_name, answer) => answer,
  failure: (failure) => failure,
};

export interface Call<C extends Caller = Caller> {
  request: FastifyRequest;
  reply: FastifyReply;
  caller: C;
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

/** Browsers ask for HTML when they submit a form; programs and scripts do not. */
export const wantsPage = ({ headers: { accept } }: Pick<FastifyRequest, 'headers'>): boolean =>
  accept?.split(',').some((type) => type.trim().startsWith('text/html')) ?? false;

/** The answer of a public read, serialised and compressed once. */
export class CachedAnswer {
  #json: EncodedBytes | undefined;

  /** @param answer shared: must not be changed */
  constructor(readonly answer: unknown) {}

  send(request: FastifyRequest, reply: FastifyReply) {
    this.#json ??= new EncodedBytes(JSON.stringify(this.answer));
    return sendPublic(this.#json, request, reply.type(JSON_TYPE));
  }
}

export function sendPrivate(answer: unknown, reply: FastifyReply) {
  return reply.type(JSON_TYPE).header('Cache-Control', 'no-store').send(JSON.stringify(answer));
}

/** The version of the public data; null while unknown. */
export type Version = () => Promise<string | null>;

export type Turn = <T>(work: () => Promise<T>) => Promise<T>;

const atOnce: Turn = (work) => work();

export type Route = { name: EndpointName; endpoint: Endpoint } & (
  | {
      kind: 'read';
      /** The cached answer; what must be computed is queued by `turn`. */
      answer(raw: RawInput, version: Version, turn?: Turn): Promise<CachedAnswer>;
    }
  | {
      kind: 'action' | 'stream';
      /** Undefined when the handler has sent its answer. */
      answer(raw: RawInput, call: Call): Promise<unknown>;
      /** Answers the failures of forms that browsers submit. */
      refuse?: (error: Error, request: FastifyRequest, reply: FastifyReply, reader: Reader) => Promise<unknown>;
    }
);

export type Previewed = (
  route: Route,
  raw: RawInput,
  token: string | undefined,
) => (() => Promise<unknown>) | undefined;

/** A public read: depends on its input only, and is cached until data of its kinds changes. */
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
    // The version may have changed while waiting.
    const inTurn = async () => cache.get(question, await version(), make);
    return cache.known(question, await version()) ?? turn(inTurn);
  };
  return { name, endpoint, kind: 'read', answer };
}

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

/** A call that sends its own answer, such as a file. */
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

/** Only declared fields leave; an answer that breaks the contract is a 500. */
function shape(endpoint: Endpoint, answer: object): unknown {
  return endpoint.response.parse({ status: 'success', ...answer });
}

/** An empty list has one page. */
export function pageMetadata(total: number, { page, limit }: { page: number; limit: number }): ListMetadata {
  return { total, page, limit, totalPages: Math.max(1, Math.ceil(total / limit)) };
}

type Addressed = Pick<Endpoint, 'method' | 'path' | 'getOnly'>;

export interface Address<T extends Addressed> {
  calls: ReadonlyMap<string, T>;
  params: Record<string, string | undefined>;
}

/** Routes by path alone, for any method. */
export class AddressTable<T extends Addressed> {
  readonly #router = findMyWay();

  constructor(calls: Iterable<T>) {
    const byPath = new Map<string, Map<string, T>>();
    for (const call of calls) byPath.set(call.path, (byPath.get(call.path) ?? new Map()).set(call.method, call));
    for (const [path, store] of byPath) this.#router.on('GET', path, () => {}, store);
  }

  find(path: string): Address<T> | undefined {
    const found = this.#router.find('GET', path);
    if (!found || Object.values(found.params).includes('')) return undefined;
    return { calls: found.store, params: found.params };
  }
}

/** HEAD is answered as GET, unless GET has side effects (`getOnly`). */
export function callOf<T extends Addressed>({ calls }: Address<T>, method: string | undefined): T | undefined {
  if (method !== 'HEAD') return calls.get(method ?? '');
  const call = calls.get('GET');
  return call?.getOnly ? undefined : call;
}

/** For `Allow` (RFC 9110, section 10.2.1). */
export function methodsOf<T extends Addressed>(address: Address<T>): string[] {
  return [...address.calls.keys(), 'OPTIONS', ...(callOf(address, 'HEAD') ? ['HEAD'] : [])].sort();
}

/** Public reads in-process, for server rendering. */
export interface PublicReads {
  /**
   * @param path below `/api/v1`
   * @throws HttpError
   */
  get(path: string, query?: Record<string, unknown>, previewToken?: string): Promise<unknown>;
}

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
