import { type GrievanceCategory, type GrievanceKind, isEmail, normalizeMobile } from '@university/shared/contract';
import { categoryTexts as labels } from './category-texts';
import { texts } from './texts';

export const KINDS = ['student', 'employee'] as const satisfies readonly GrievanceKind[];

export const kindOf = (params: URLSearchParams): GrievanceKind =>
  KINDS.find((kind) => kind === params.get('kind')) ?? 'student';

/** Labels as in the contract, and who may choose each. */
export const CATEGORIES: Readonly<Record<GrievanceCategory, { label: string; for: readonly GrievanceKind[] }>> = {
  admission: { label: labels.admission, for: ['student'] },
  fee: { label: labels.fee, for: ['student'] },
  examination: { label: labels.examination, for: ['student'] },
  scholarship: { label: labels.scholarship, for: ['student'] },
  campus: { label: labels.campus, for: ['student', 'employee'] },
  teaching: { label: labels.teaching, for: ['student'] },
  documents: { label: labels.documents, for: ['student', 'employee'] },
  'service-matters': { label: labels['service-matters'], for: ['employee'] },
  'caste-discrimination': { label: labels['caste-discrimination'], for: ['student', 'employee'] },
  discrimination: { label: labels.discrimination, for: ['student', 'employee'] },
  harassment: { label: labels.harassment, for: ['student', 'employee'] },
  ragging: { label: labels.ragging, for: ['student'] },
  other: { label: labels.other, for: ['student', 'employee'] },
};

export function categoriesFor(kind: GrievanceKind): { id: GrievanceCategory; label: string }[] {
  const ids = Object.keys(CATEGORIES) as GrievanceCategory[];
  return ids.filter((id) => CATEGORIES[id].for.includes(kind)).map((id) => ({ id, label: CATEGORIES[id].label }));
}

/** Stored with the form. Change it whenever `aside.privacy` changes. */
export const NOTICE_VERSION = '2026-11';

/** Bytes. Source: the contract. */
const FILE_LIMIT = 5 * 1024 * 1024;

const words = texts.errors;

/** Returns what is wrong. The server validates again. */
type Check = (value: string) => string | undefined;

function between(least: number, most: number, tooShort: string): Check {
  return (value) => {
    const { length } = value.trim();
    if (length < least) return tooShort;
    return length > most ? words.tooLong(most) : undefined;
  };
}

export const checkEmail: Check = (value) => {
  if (value.trim() === '') return words.required.email;
  return isEmail(value) ? between(1, 254, '')(value) : words.email;
};

export const CHECKS = {
  name: between(2, 100, words.required.name),
  email: checkEmail,
  mobile: (value) => (normalizeMobile(value) ? undefined : words.mobile),
  number: between(0, 40, ''),
  category: between(1, 40, words.required.category),
  subject: between(5, 150, words.subject),
  message: between(20, 5_000, words.message),
} as const satisfies Record<string, Check>;

export const checkMessage = between(2, 5_000, texts.track.add.missing);

/** Checks the PDF signature. */
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
