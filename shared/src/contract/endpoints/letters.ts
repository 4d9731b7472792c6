import { z } from 'zod';
import { secondProof } from '../allotment';
import { success } from '../envelope';
import { letterCheck, letterCode, letterDetails } from '../letters';
import type { Terms } from './endpoint';

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
    summary: 'Whether a letter with this code was issued and still stands',
    access: 'public',
    params: z.object({ code: letterCode }),
    response: success(letterCheck),
  },
} as const satisfies Record<string, Terms>;
