import { z } from 'zod';
import { became, track } from './allotment';
import { approval } from './approvals';
import { byId, success, type Terms, yesOrNo } from './endpoint';
import { importReport, ofCycle, openEarlier, roundKey } from './result-rounds';
import { oneLine } from './text';

const count = z.number().int().nonnegative();

/** Days after which a run that gave no result is deleted. */
export const RUN_DAYS = 7;

/** `adopted`: its seats are the records of the round. */
export const runState = z.enum(['draft', 'proposed', 'adopted']);

/** SHA-256, hex: of input, of seats, and the Merkle root of the applicants' rows. */
export const runDigests = z.object({ market: z.string(), result: z.string(), tree: z.string() });

const runCounts = z.object({
  applicants: count,
  allotted: count,
  notAllotted: count,
  /** Left to separate counselling: no seat of the round is for their claim. */
  held: count,
  /** Out since a round before (rejected, lapsed, withdrawn), and frozen there: no record in this round. */
  left: count,
  frozen: count,
  /** Of those who held a seat: a better one, or the same. */
  improved: count,
  /** Including frozen ones. */
  kept: count,
  /** Without limit ones. */
  seats: count,
  filled: count,
  converted: count,
});

/** One way of giving out the seats of a round. */
export const allotmentRun = z.object({
  _id: z.string(),
  name: z.string(),
  at: z.string(),
  by: z.string(),
  /** Empty seats may go to the other region. */
  isSpot: z.boolean(),
  state: runState,
  /** When it is deleted; null: it gave the result, or waits for a second person. */
  expiresAt: z.string().nullable(),
  counts: runCounts,
  /** Of the independent checker; empty: the seats are right. */
  problems: z.array(z.string()),
  digests: runDigests,
});
export type AllotmentRun = z.infer<typeof allotmentRun>;

/** A run whose seats are the records of its round. */
export const adoptedRun = allotmentRun
  .pick({ _id: true, at: true, isSpot: true, counts: true, problems: true, digests: true })
  .extend({ cycle: z.string(), track, track_name: z.string(), round: z.number().int() });
export type AdoptedRun = z.infer<typeof adoptedRun>;

const runPool = z.object({
  program: z.string(),
  program_code: z.string(),
  campus: z.string(),
  campus_code: z.string(),
  category: z.string(),
  /** After conversions; null: without limit. */
  seats: count.nullable(),
  filled: count,
  kept: count,
  opening: count.nullable(),
  closing: count.nullable(),
  /** Of the round before, if its seats were given out here. */
  before: z.object({ filled: count, closing: count.nullable() }).nullable(),
});
export type RunPool = z.infer<typeof runPool>;

const seatConversion = z.object({
  program: z.string(),
  campus: z.string(),
  from: z.string(),
  to: z.string(),
  seats: count,
});
export type SeatConversion = z.infer<typeof seatConversion>;

export const allotmentRunDetail = z.object({
  run: allotmentRun,
  pools: z.array(runPool),
  conversions: z.array(seatConversion),
  /** Beside what is known of these people and the present records of the round; null once they are its records. */
  changes: importReport.omit({ dryRun: true, fileHash: true, rows: true, earlier: true }).nullable(),
  earlier: z.array(openEarlier),
});
export type AllotmentRunDetail = z.infer<typeof allotmentRunDetail>;

/** Of a refused file, and of records that forbid the round. */
export const applicationsReport = importReport.pick({ rows: true, issueCount: true, issues: true, groups: true });
export type ApplicationsReport = z.infer<typeof applicationsReport>;

export const runForm = z.object({
  name: oneLine().min(1, 'Name the run').max(80, 'A name has 80 characters at most'),
  isSpot: yesOrNo,
});

/** How the seats of a published round were given out; nothing of one person. */
export const seatAllotment = z.object({
  cycle: z.string(),
  track,
  track_name: z.string(),
  round: z.number().int(),
  at: z.string(),
  isSpot: z.boolean(),
  counts: runCounts,
  /** Records that the office has changed or added since. */
  corrected: count,
  conversions: z.array(seatConversion),
  problems: z.array(z.string()),
  digests: runDigests,
  /** In the order in which an applicant tries them. */
  rules: z.array(z.object({ category: z.string(), to: z.array(z.string()), supernumerary: z.boolean() })),
  /** Between equal ranks, in this order. */
  ties: z.array(z.enum(['marks', 'age', 'form_number'])),
});
export type SeatAllotment = z.infer<typeof seatAllotment>;

/** Why a preference became what it did: `pools` in the order in which they were tried. */
export const seatReason = z.object({
  position: z.number().int(),
  became,
  /** False: beyond a seat that was got, held or given up. */
  considered: z.boolean(),
  pools: z.array(
    z.object({
      category: z.string(),
      seats: count.nullable(),
      kept: count,
      /** Rank that got the last seat; null: nobody. */
      last: count.nullable(),
      rank: count,
      /** What decided between equal ranks. */
      tie: z.enum(['marks', 'age', 'form_number']).nullable(),
    }),
  ),
});
export type SeatReason = z.infer<typeof seatReason>;

/** That the own row is in the published digest. */
export const seatProof = z.object({
  row: z.object({
    id: z.string(),
    outcome: z.enum(['allotted', 'not-allotted']),
    program_code: z.string().nullable(),
    campus_code: z.string().nullable(),
    shift: z.string().nullable(),
    category_allocated: z.string().nullable(),
    program_preference: z.number().int().nullable(),
    rank: z.number().int().nullable(),
    kept: z.boolean(),
  }),
  nonce: z.string(),
  path: z.array(z.object({ side: z.enum(['left', 'right']), hash: z.string() })),
  root: z.string(),
});
export type SeatProof = z.infer<typeof seatProof>;

const ofRound = { access: ['admissions'], params: roundKey, query: ofCycle } as const;
const ofRun = { ...ofRound, params: roundKey.extend(byId.shape) } as const;

export const allotmentRunEndpoints = {
  listAllotmentRuns: {
    summary: 'The runs that allot the seats of a round, the newest first',
    ...ofRound,
    response: success({ runs: z.array(allotmentRun) }),
  },
  startAllotmentRun: {
    summary:
      'Allot the seats of a round to the applications of a file (multipart, with the file `csv`: a table, or a JSON list of objects with the same names), as a trial; a refusal has the report in `data`',
    ...ofRound,
    recentLogin: true,
    form: runForm,
    response: success({ run: allotmentRun }),
  },
  getAllotmentRun: {
    summary: 'One run: seats by programme, campus and category, conversions, and what it would change',
    ...ofRun,
    response: success(allotmentRunDetail),
  },
  proposeAllotmentRun: {
    summary:
      'Propose that the seats of a run become the records of the round, for a second person to approve; 409 `earlier_round_open` has to be confirmed',
    ...ofRun,
    recentLogin: true,
    body: z.object({ confirmed: z.boolean().default(false) }),
    response: success({ approval }),
  },
  deleteAllotmentRun: {
    summary: 'Delete a run; 409 when it waits for a second person or gave the result',
    ...ofRun,
    recentLogin: true,
    response: success({}),
  },
  exportAllotmentRun: {
    summary:
      'An address that gives the file of a run without names, once and within a minute; auditors: of adopted runs',
    ...ofRun,
    access: ['admissions', 'auditor'],
    recentLogin: true,
    response: success({ url: z.string(), expiresAt: z.string() }),
  },
  listAdoptedRuns: {
    summary: 'The runs that gave the seats of rounds, the newest first, also before the results are published',
    access: ['admissions', 'auditor'],
    response: success({ runs: z.array(adoptedRun) }),
  },
  getApplicationTemplate: {
    summary: 'A file of applications to fill in, with two invented rows',
    access: ['admissions'],
    sends: 'text/csv',
    response: z.any(),
  },
  listSeatAllotments: {
    summary:
      'How the seats of the published rounds were given out, the newest first: totals, conversions, digests, rules',
    access: 'public',
    response: success({ allotments: z.array(seatAllotment) }),
  },
  getAllotmentChecker: {
    summary: 'The program that checks the file of a run: `node check.mjs file.json`',
    access: 'public',
    sends: 'text/javascript',
    response: z.any(),
  },
  readSeatReasons: {
    summary:
      'Why the signed-in applicant got this seat, preference by preference, with the proof of the own row; empty for rounds allotted elsewhere',
    access: ['applicant'],
    fails: [404],
    response: success({ reasons: z.array(seatReason), proof: seatProof.nullable() }),
  },
} as const satisfies Record<string, Terms>;
