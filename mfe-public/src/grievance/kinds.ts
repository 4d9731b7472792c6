import type { GrievanceCategory, GrievanceKind } from '@university/shared/contract';

export const KINDS = ['student', 'employee'] as const satisfies readonly GrievanceKind[];

/** The form that an address asks for; that for students when it names none. */
export const kindOf = (params: URLSearchParams): GrievanceKind =>
  KINDS.find((kind) => kind === params.get('kind')) ?? 'student';

/** What a grievance can be about, as the contract names it, whose table visitor pages cannot import, and who is asked so. */
export const CATEGORIES: Readonly<Record<GrievanceCategory, { label: string; for: readonly GrievanceKind[] }>> = {
  admission: { label: 'Admission', for: ['student'] },
  fee: { label: 'Fee and refund', for: ['student'] },
  examination: { label: 'Examination and results', for: ['student'] },
  scholarship: { label: 'Scholarship', for: ['student'] },
  campus: { label: 'Campus, workshops and hostel', for: ['student', 'employee'] },
  teaching: { label: 'Teaching', for: ['student'] },
  documents: { label: 'Documents and certificates', for: ['student', 'employee'] },
  'service-matters': { label: 'Service matters', for: ['employee'] },
  'caste-discrimination': { label: 'Caste discrimination', for: ['student', 'employee'] },
  discrimination: { label: 'Other discrimination', for: ['student', 'employee'] },
  harassment: { label: 'Harassment', for: ['student', 'employee'] },
  ragging: { label: 'Ragging', for: ['student'] },
  other: { label: 'Something else', for: ['student', 'employee'] },
};

/** What somebody of this kind can choose. */
export function categoriesFor(kind: GrievanceKind): { id: GrievanceCategory; label: string }[] {
  const ids = Object.keys(CATEGORIES) as GrievanceCategory[];
  return ids.filter((id) => CATEGORIES[id].for.includes(kind)).map((id) => ({ id, label: CATEGORIES[id].label }));
}
