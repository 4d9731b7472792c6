import { byName, type ListedProgram } from '../api/programs';
import { yearsOf } from './filter';

type Order = (a: ListedProgram, b: ListedProgram) => number;

/** Fees that are agreed with a partner come last. */
const feeOf = ({ fee }: ListedProgram) => fee ?? Number.POSITIVE_INFINITY;

const ORDERS = {
  name: byName,
  code: (a, b) => a.code.localeCompare(b.code, 'en'),
  fee: (a, b) => (feeOf(a) === feeOf(b) ? byName(a, b) : feeOf(a) - feeOf(b)),
  duration: (a, b) => yearsOf(a) - yearsOf(b) || byName(a, b),
} as const satisfies Record<string, Order>;

export type Sort = keyof typeof ORDERS;
export const SORTS = Object.keys(ORDERS) as Sort[];

/** The order that an address asks for: by name unless it names another. */
export function sortOf(params: URLSearchParams): Sort {
  return SORTS.find((sort) => sort === params.get('sort')) ?? 'name';
}

export const sorted = (programs: readonly ListedProgram[], sort: Sort): ListedProgram[] =>
  [...programs].sort(ORDERS[sort]);
