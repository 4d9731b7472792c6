import type { GrievanceCategory, GrievanceKind } from '@university/shared/contract';
import { texts } from './texts';

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
  campus: { label: 'Campus and hostel', for: ['student', 'employee'] },
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

/** Largest file beside a grievance, bytes. Source: the contract. */
const FILE_LIMIT = 5 * 1024 * 1024;

const words = texts.errors;

/** What is wrong with a text, or undefined. The server checks the same and decides. */
type Check = (value: string) => string | undefined;

function between(least: number, most: number, tooShort: string): Check {
  return (value) => {
    const { length } = value.trim();
    if (length < least) return tooShort;
    return length > most ? words.tooLong(most) : undefined;
  };
}

const isMobile = (text: string) => /^(?:\+91|91|0)?[6-9]\d{9}$/.test(text.replace(/[\s-]/g, ''));
const isEmail = (text: string) => /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]{2,}$/.test(text.trim());

export const checkEmail: Check = (value) => {
  if (value.trim() === '') return words.required.email;
  return isEmail(value) ? between(1, 254, '')(value) : words.email;
};

/** What each field of the form must hold. */
export const CHECKS = {
  name: between(2, 100, words.required.name),
  email: checkEmail,
  mobile: (value) => (isMobile(value) ? undefined : words.mobile),
  number: between(0, 40, ''),
  category: between(1, 40, words.required.category),
  subject: between(5, 150, words.subject),
  message: between(20, 5_000, words.message),
} as const satisfies Record<string, Check>;

/** What is added to a grievance later. */
export const checkMessage = between(2, 5_000, texts.track.add.missing);

/** What is wrong with a chosen file; without one nothing is. Its first bytes say what it is, whatever its name. */
export async function checkPdf(file: File | undefined): Promise<string | undefined> {
  if (!file) return undefined;
  if (file.size > FILE_LIMIT) return words.tooLarge;
  try {
    const start = new Uint8Array(await file.slice(0, 5).arrayBuffer());
    return String.fromCharCode(...start) === '%PDF-' ? undefined : words.notPdf;
  } catch {
    return words.unreadable;
  }
}
