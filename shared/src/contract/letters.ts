import { z } from 'zod';
import { dayRange, track, secondProof } from './allotment';
import { letterTexts } from './texts';
import { plainCode } from './plain-text';
import { success, type Terms } from './endpoint';

export const LETTER_STATUSES = ['freeze', 'float'] as const;
export const letterStatus = z.enum(LETTER_STATUSES);
export type LetterStatus = z.infer<typeof letterStatus>;

/** Crockford's base 32, without I, L, O and U. */
export const LETTER_CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 100 bits. */
export const LETTER_CODE_LENGTH = 20;

const GROUP = 4;
const CODE = new RegExp(`^[${LETTER_CODE_ALPHABET}]{${LETTER_CODE_LENGTH}}$`);

/** Accepts any case, spaces and dashes, I and L for 1, O for 0. */
export function normaliseLetterCode(typed: string): string {
  return plainCode(typed).toUpperCase().replace(/[\s-]/g, '').replace(/[IL]/g, '1').replace(/O/g, '0');
}

export function groupLetterCode(code: string): string {
  return code.replace(new RegExp(`.{${GROUP}}(?=.)`, 'g'), '$&-');
}

export const letterCode = z
  .string()
  .max(100)
  .transform(normaliseLetterCode)
  .pipe(z.string().regex(CODE, letterTexts.code));

/** Linked by the QR code, with the code appended. */
export const LETTER_PAGE = '/admission/letter';

/** Dates on a letter. */
export const LETTER_DAYS = ['pay', 'verify', 'take_back'] as const;
export type LetterDays = (typeof LETTER_DAYS)[number];

/** For anybody with the code: enough to verify the paper. */
export const letterCheck = z.object({
  /** The seat is the applicant's by this decision, and the result is published. */
  valid: z.boolean(),
  /** By another decision or a later round. */
  superseded: z.boolean(),
  name: z.string(),
  program: z.string().nullable(),
  campus: z.string().nullable(),
  cycle: z.string(),
  track,
  track_name: z.string(),
  round: z.number().int(),
  decision: letterStatus,
  issuedAt: z.string(),
  /** The letter agrees with the record; null for older letters. Fields below are of the record. */
  unchanged: z.boolean().nullable(),
  /** Masked as on the letter. */
  form_number: z.string(),
  location: z.string().nullable(),
  nearest_metro: z.string().nullable(),
  registered_category: z.string(),
  category_allocated: z.string().nullable(),
  program_preference: z.number().int().nullable(),
  rank: z.number().int().nullable(),
  decided_at: z.string().nullable(),
  take_back_until: z.string().nullable(),
  /** Rupees; null: agreed with a partner institute, or unknown. */
  first_payment: z.number().int().nullable(),
  pay: dayRange.nullable(),
  verify: dayRange.nullable(),
  verify_place: z.string().nullable(),
  portal: z.string().nullable(),
  /** Dates that differ from the letter; null if it printed none. */
  changed_days: z.array(z.enum(LETTER_DAYS)).nullable(),
  /** Compared with the record; null for older letters. */
  photo: z.enum(['same', 'other', 'none']).nullable(),
});

export type LetterCheck = z.infer<typeof letterCheck>;

export const letterDetails = z.object({
  code: z.string(),
  page: z.string(),
  decision: letterStatus,
  issuedAt: z.string(),
});

export type LetterDetails = z.infer<typeof letterDetails>;

const pdf = { access: ['applicant'], fails: [404], sends: 'application/pdf', response: z.any() } as const;

const open = {
  summary:
    'Give the second proof for the letter, where this session has not given it; answers the address of the letter, good for this session. 403 `proof_required` without a proof, 404 `no_letter` unless the seat is accepted',
  access: ['applicant'],
  fails: [404],
  body: secondProof,
  response: success({ url: z.string() }),
} as const;

const details = {
  summary:
    'Code and date of the letter, for a print of the page; 403 `proof_required` before the second proof, 404 `no_letter` unless the seat is accepted',
  access: ['applicant'],
  fails: [404],
  response: success(letterDetails),
} as const;

export const letterEndpoints = {
  getResultLetter: {
    summary:
      'The letter of the signed-in diploma or B.Tech. record; 403 `proof_required` before the second proof, 404 `no_letter` unless the seat is accepted',
    ...pdf,
  },
  getUgLetter: {
    summary:
      'The letter of the signed-in undergraduate record; 403 `proof_required` before the second proof, 404 `no_letter` unless the seat is accepted',
    ...pdf,
  },
  getPgLetter: {
    summary:
      'The letter of the signed-in postgraduate record; 403 `proof_required` before the second proof, 404 `no_letter` unless the seat is accepted',
    ...pdf,
  },
  openResultLetter: open,
  openUgLetter: open,
  openPgLetter: open,
  readResultLetter: details,
  readUgLetter: details,
  readPgLetter: details,
  checkLetter: {
    summary: 'Whether a letter with this code was issued and is still valid',
    access: 'public',
    params: z.object({ code: letterCode }),
    response: success(letterCheck),
  },
} as const satisfies Record<string, Terms>;
