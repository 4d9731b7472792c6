import { type GrievanceCategory, type GrievanceKind, isEmail, normalizeMobile } from '@university/shared/contract';
import type { Wrong } from '@university/shared/kit';
import { texts } from './texts';

const words = texts.errors;

export const KINDS = ['student', 'employee'] as const satisfies readonly GrievanceKind[];

export const kindOf = (params: URLSearchParams): GrievanceKind =>
  KINDS.find((kind) => kind === params.get('kind')) ?? 'student';

/** Who may choose what, in the order of the form. */
const CATEGORIES: Readonly<Record<GrievanceCategory, readonly GrievanceKind[]>> = {
  admission: ['student'],
  fee: ['student'],
  examination: ['student'],
  scholarship: ['student'],
  campus: KINDS,
  teaching: ['student'],
  documents: KINDS,
  'service-matters': ['employee'],
  'caste-discrimination': KINDS,
  discrimination: KINDS,
  harassment: KINDS,
  ragging: ['student'],
  other: KINDS,
};

export const categoriesFor = (kind: GrievanceKind): GrievanceCategory[] =>
  (Object.keys(CATEGORIES) as GrievanceCategory[]).filter((id) => CATEGORIES[id].includes(kind));

/** Stored with the form. Change it whenever `aside.privacy` changes. */
export const NOTICE_VERSION = '2026-12';

/** Bytes. Source: the contract. */
const FILE_LIMIT = 5 * 1024 * 1024;

/** Returns what is wrong. The server validates again. */
type Check = (value: string) => string | undefined;

const atLeast =
  (least: number, tooShort: string): Check =>
  (value) =>
    value.trim().length < least ? tooShort : undefined;

export const checkEmail: Check = (value) => {
  if (value.trim() === '') return words.required.email;
  return isEmail(value) ? undefined : words.email;
};

export const CHECKS = {
  name: atLeast(2, words.required.name),
  email: checkEmail,
  mobile: (value) => (normalizeMobile(value) ? undefined : words.mobile),
  number: () => undefined,
  category: atLeast(1, words.required.category),
  subject: atLeast(5, words.subject),
  message: atLeast(20, words.message),
} as const satisfies Record<string, Check>;

export const checkMessage = atLeast(2, texts.track.add.missing);

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

/** In the order of the form. */
export const FIELDS = ['name', 'number', 'email', 'mobile', 'category', 'subject', 'message', 'pdf'] as const;

export async function checkGrievance(body: FormData): Promise<Wrong<(typeof FIELDS)[number]>> {
  const file = body.get('pdf');
  const found = FIELDS.map(async (name) => [
    name,
    name === 'pdf'
      ? await checkPdf(file instanceof File ? file : undefined)
      : CHECKS[name](String(body.get(name) ?? '')),
  ]);
  return Object.fromEntries((await Promise.all(found)).filter(([, wrong]) => wrong));
}
