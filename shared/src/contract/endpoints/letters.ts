import { z } from 'zod';
import { success } from '../envelope';
import { letterCheck, letterCode, letterDetails } from '../letters';
import type { Endpoint } from './endpoint';

/** A letter is sent as it is, and its answer is no JSON. */
const pdf = { access: ['applicant'], sends: 'application/pdf', response: z.any() } as const;

const details = <P extends '/result' | '/ug' | '/pg'>(base: P) =>
  ({
    method: 'GET',
    path: `${base}/me/letter/details`,
    summary: 'Code and date of the letter, for a print of the page; 404 `no_letter` unless the seat is accepted',
    access: ['applicant'],
    response: success(letterDetails),
  }) as const;

/** Provisional allotment letters: the applicant's own, and the check that anybody can make. */
export const letterEndpoints = {
  getResultLetter: {
    method: 'GET',
    path: '/result/me/letter',
    summary: 'The letter of the signed-in diploma or B.Tech. record; 404 `no_letter` unless the seat is accepted',
    ...pdf,
  },
  getUgLetter: {
    method: 'GET',
    path: '/ug/me/letter',
    summary: 'The letter of the signed-in undergraduate record; 404 `no_letter` unless the seat is accepted',
    ...pdf,
  },
  getPgLetter: {
    method: 'GET',
    path: '/pg/me/letter',
    summary: 'The letter of the signed-in postgraduate record; 404 `no_letter` unless the seat is accepted',
    ...pdf,
  },
  readResultLetter: details('/result'),
  readUgLetter: details('/ug'),
  readPgLetter: details('/pg'),
  checkLetter: {
    method: 'GET',
    path: '/letter/:code',
    summary: 'Whether a letter with this code was issued and still stands',
    access: 'public',
    params: z.object({ code: letterCode }),
    response: success(letterCheck),
  },
} as const satisfies Record<string, Endpoint>;
