import type { Endpoint } from '@university/shared/contract';

/** What is told apart by address and method, such as the endpoints of the contract. */
type Addressed = Pick<Endpoint, 'method' | 'path' | 'getOnly'>;

/** An address below `/api/v1`, and what answers each of its methods. */
export interface Address<T extends Addressed> {
  calls: ReadonlyMap<string, T>;
  /** By name, decoded. */
  params: Record<string, string>;
}

interface Pattern<T> {
  segments: readonly string[];
  calls: Map<string, T>;
}

const isParameter = (segment: string) => segment.startsWith(':');

/** `/notice/:id/file` → `010`: words come before parameters, as in the router. */
const rank = ({ segments }: Pattern<unknown>) => segments.map((segment) => Number(isParameter(segment))).join('');

/** Which calls there are at an address: `/notice/archived` is the list, and not the notice of this id. */
export class Addresses<T extends Addressed> {
  readonly #patterns: readonly Pattern<T>[];

  constructor(calls: Iterable<T>) {
    const patterns = new Map<string, Pattern<T>>();
    for (const call of calls) {
      const segments = call.path.split('/');
      // Two calls may name their parameters differently.
      const shape = segments.map((segment) => (isParameter(segment) ? ':' : segment)).join('/');
      const pattern = patterns.get(shape) ?? { segments, calls: new Map() };
      pattern.calls.set(call.method, call);
      patterns.set(shape, pattern);
    }
    this.#patterns = [...patterns.values()].sort((one, other) => (rank(one) < rank(other) ? -1 : 1));
  }

  /** @param path below `/api/v1`, without a query; undefined where nothing is, or nobody can decode it */
  find(path: string): Address<T> | undefined {
    const given = decoded(path);
    const pattern = given && this.#patterns.find(({ segments }) => fits(segments, given));
    if (!pattern) return undefined;
    const named = pattern.segments.flatMap((segment, at) =>
      isParameter(segment) ? [[segment.slice(1), given[at] ?? ''] as const] : [],
    );
    return { calls: pattern.calls, params: Object.fromEntries(named) };
  }
}

function decoded(path: string): string[] | undefined {
  try {
    return path.split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

const fits = (segments: readonly string[], given: readonly string[]) =>
  segments.length === given.length &&
  segments.every((segment, at) => (isParameter(segment) ? given[at] !== '' : segment === given[at]));

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
