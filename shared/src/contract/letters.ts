import { z } from 'zod';
import { dayRange, track, secondProof } from './allotment';
import { letterTexts } from './texts';
import { plainCode } from './plain-text';
import { success, type Terms } from './endpoint';

/** Statuses with a provisional allotment letter: the seat has been accepted. */
export const LETTER_STATUSES = ['freeze', 'float'] as const;
export const letterStatus = z.enum(LETTER_STATUSES);
export type LetterStatus = z.infer<typeof letterStatus>;

/** Crockford's base 32: digits and letters without I, L, O and U, so that a code survives being read out and typed. */
export const LETTER_CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Characters of a code, 5 bits each: 100 bits. */
export const LETTER_CODE_LENGTH = 20;

const GROUP = 4;
const CODE = new RegExp(`^[${LETTER_CODE_ALPHABET}]{${LETTER_CODE_LENGTH}}$`);

/** A code as it is stored, from how people type it: any case, spaces and dashes anywhere, I and L for 1, O for 0. */
export function normaliseLetterCode(typed: string): string {
  return plainCode(typed).toUpperCase().replace(/[\s-]/g, '').replace(/[IL]/g, '1').replace(/O/g, '0');
}

/** A code as it is printed: `7K3M-…` in groups of four. */
export function groupLetterCode(code: string): string {
  return code.replace(new RegExp(`.{${GROUP}}(?=.)`, 'g'), '$&-');
}

/** A code as somebody typed it or scanned it; comes out as it is stored. */
export const letterCode = z
  .string()
  .max(100)
  .transform(normaliseLetterCode)
  .pipe(z.string().regex(CODE, letterTexts.code));

/** Page of the site that a letter's QR code leads to, without the code. */
export const LETTER_PAGE = '/admission/letter';

/** What a letter says of days: of payment, of verification with its place, and until when the decision can be taken back. */
export const LETTER_DAYS = ['pay', 'verify', 'take_back'] as const;
export type LetterDays = (typeof LETTER_DAYS)[number];

/** What anybody who holds a letter's code learns: enough to compare with the paper, and nothing more. */
export const letterCheck = z.object({
  /** The letter is valid: the seat is the applicant's by this decision, and the round's result is out. */
  valid: z.boolean(),
  /** The applicant or staff decided otherwise since, or a later round gave another seat. */
  superseded: z.boolean(),
  name: z.string(),
  program: z.string().nullable(),
  campus: z.string().nullable(),
  /** The academic year of the admission. */
  cycle: z.string(),
  track,
  /** The whole name of the track. */
  track_name: z.string(),
  round: z.number().int(),
  /** The decision the letter was issued for. */
  decision: letterStatus,
  /** The first time it was asked for. */
  issuedAt: z.string(),
  /**
   * Whether the letter printed what the record says today; null for a letter from before this was stored. Everything
   * below is the record of today, as far as a letter shows it.
   */
  unchanged: z.boolean().nullable(),
  /** All but the last three characters are hidden, as on the letter. */
  form_number: z.string(),
  location: z.string().nullable(),
  nearest_metro: z.string().nullable(),
  registered_category: z.string(),
  category_allocated: z.string().nullable(),
  program_preference: z.number().int().nullable(),
  rank: z.number().int().nullable(),
  decided_at: z.string().nullable(),
  /** Until when the decision can, or could, be taken back. */
  take_back_until: z.string().nullable(),
  /** Rupees; null: agreed with a partner institute, or not known. */
  first_payment: z.number().int().nullable(),
  /** The days of payment. */
  pay: dayRange.nullable(),
  /** The days on which documents are verified, and where. */
  verify: dayRange.nullable(),
  verify_place: z.string().nullable(),
  /** Where students pay beside the link that is sent to them. */
  portal: z.string().nullable(),
  /** What of this is other than the letter printed; null for a letter that printed none of it. */
  changed_days: z.array(z.enum(LETTER_DAYS)).nullable(),
  /** The photograph on the paper: that of the record, another one, none; null for a letter from before there were any. */
  photo: z.enum(['same', 'other', 'none']).nullable(),
});

export type LetterCheck = z.infer<typeof letterCheck>;

/** What is printed of a letter without its PDF. */
export const letterDetails = z.object({
  /** In groups of four, as on the PDF. */
  code: z.string(),
  /** Where the code can be checked: the address without it. */
  page: z.string(),
  decision: letterStatus,
  issuedAt: z.string(),
});

export type LetterDetails = z.infer<typeof letterDetails>;

/** A letter is sent as it is, and its answer is no JSON. */
const pdf = { access: ['applicant'], fails: [404], sends: 'application/pdf', response: z.any() } as const;

const open = {
  summary:
    'Give the second proof for the letter, where this session has not given it; answers the address of the letter, good for this session. 403 `proof_required` without a proof, 404 `no_letter` unless the seat is accepted',
  access: ['applicant'],
  fails: [404],
  body: secondProof,
  response: success(z.object({ url: z.string() })),
} as const;

const details = {
  summary:
    'Code and date of the letter, for a print of the page; 403 `proof_required` before the second proof, 404 `no_letter` unless the seat is accepted',
  access: ['applicant'],
  fails: [404],
  response: success(letterDetails),
} as const;

/** Provisional allotment letters: the applicant's own, and the check that anybody can make. */
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
