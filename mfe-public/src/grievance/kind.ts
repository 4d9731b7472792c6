import type { GrievanceKind } from '@university/shared/contract';

export const KINDS = ['student', 'employee'] as const satisfies readonly GrievanceKind[];

/** The form that an address asks for; that for students when it names none. */
export const kindOf = (params: URLSearchParams): GrievanceKind =>
  KINDS.find((kind) => kind === params.get('kind')) ?? 'student';
