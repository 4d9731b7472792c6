import { z } from 'zod';
import { allotmentTexts, disownTexts } from './texts';
import { ALLOTMENT_STATUSES, type Decision, DECISIONS, OUTCOMES } from './decisions';
import { signInCode } from './sign-in';
import { emailAddress, oneLine, severalLines, typedCode, typedDigits, isoDay } from './text';
import { type Track, track } from './track';
import { plainCode } from './plain-text';
import { success, byId, type Terms } from './endpoint';
import { resultBase } from './result-addresses';

export * from './decisions';
export { type Track, track };

export const decision = z.enum(DECISIONS);

/** The status before the decision. */
export const takenBackTo = z.enum(['pending', 'float']);
export type TakenBackTo = z.infer<typeof takenBackTo>;

export const allotmentStatus = z.enum(ALLOTMENT_STATUSES);

export const outcome = z.enum(OUTCOMES);

/** One applicant's result in one round. Seat fields are null unless `allotted`. */
export const allotmentRecord = z.object({
  _id: z.string().min(1),
  /** `2026-27` */
  cycle: z.string(),
  track,
  track_name: z.string(),
  round: z.number().int(),
  final: z.boolean(),
  outcome,
  /** Masked but for the last three characters, because the number is the second proof. */
  form_number: z.string(),
  name: z.string(),
  program: z.string().nullable(),
  campus: z.string().nullable(),
  registered_category: z.string(),
  category_allocated: z.string().nullable(),
  program_preference: z.number().int().nullable(),
  rank: z.number().int().nullable(),
  status: allotmentStatus.nullable(),
  decided_at: z.string().nullable(),
});

/** By the server's clock. */
export const decisionWindow = z.object({ opensAt: z.string(), closesAt: z.string(), isOpen: z.boolean() });

export const dayRange = z.object({ from: z.iso.date(), to: z.iso.date() });
export type DayRange = z.infer<typeof dayRange>;

export const seatDue = z.object({
  /** Rupees; null: agreed with a partner institute, or unknown. */
  amount: z.number().int().nullable(),
  from: z.iso.date().nullable(),
  until: z.iso.date().nullable(),
  portal: z.string().nullable(),
});

export const seatVerification = z.object({
  from: z.iso.date().nullable(),
  until: z.iso.date().nullable(),
  place: z.string(),
  /** Of the campus; null for another place. */
  location: z.string().nullable(),
  metro: z.string().nullable(),
});

/** `higher`: preferred, but not reached; `lower`: not considered; `open`: no seat of the list was given. */
export const BECAME = ['allotted', 'higher', 'lower', 'open'] as const;
export const became = z.enum(BECAME);
export type Became = z.infer<typeof became>;

/** What no longer exists is null. */
export const seatPreference = z.object({
  position: z.number().int(),
  program: z.string().nullable(),
  campus: z.string().nullable(),
  /** null: no page. */
  program_id: z.string().nullable(),
  campus_slug: z.string().nullable(),
  became,
});
export type SeatPreference = z.infer<typeof seatPreference>;

/** All that the result page shows. */
export const allotment = z.object({
  record: allotmentRecord,
  offered: z.array(decision),
  window: decisionWindow,
  serverTime: z.string(),
  /** The second proof includes a mailed code. */
  needsCode: z.boolean(),
  /** The session has given the second proof. */
  proved: z.boolean(),
  takeBackMinutes: z.number().int(),
  /** By sending the status `to`. */
  takeBack: z.object({ to: takenBackTo, until: z.string() }).nullable(),
  /** Decisions are held until staff lift it. */
  heldAt: z.string().nullable(),
  replaced: z.boolean(),
  /** Of the seat's pages; null: no page. */
  program_id: z.string().nullable(),
  campus_slug: z.string().nullable(),
  /** Null unless the applicant has the seat or may take it. */
  due: seatDue.nullable(),
  verification: seatVerification.nullable(),
  preferences: z.array(seatPreference),
  /** `opensAt` is null until set. */
  next_round: z.object({ round: z.number().int(), opensAt: z.string().nullable() }).nullable(),
});

export const mailLanguage = z.enum(['en', 'hi']);

/** `password` is the date of birth as `DD-MM-YYYY`, as in the owner's API. */
export const allotmentSignIn = z.object({
  email: emailAddress(allotmentTexts.email),
  password: typedCode().regex(/^(0[1-9]|[12]\d|3[01])-(0[1-9]|1[0-2])-(19|20)\d\d$/, allotmentTexts.birthDate),
  /** Default: the last published round with a record of the applicant. */
  round: z.coerce.number().int().min(1).max(9).optional(),
  code: signInCode,
  /** Unmasked; after 403 `form_number_required` and `several_applicants`. */
  form_number: typedCode().toUpperCase().max(20).optional(),
  /** Stored with the sign-in. */
  noticeVersion: oneLine().max(20).optional(),
  /** Language of later mails. */
  language: mailLanguage.optional(),
});

/** An applicant's decision, the status of `takeBack`, or a correction by staff with `reason`. */
export const allotmentDecision = z.object({
  status: allotmentStatus,
  /** Unmasked: the second proof, once per session; 403 `proof_required` without it. */
  form_number: typedCode().toUpperCase().max(20).optional(),
  /** If `needsCode`. */
  code: typedDigits()
    .regex(/^\d{6}(\d{6})?$/, allotmentTexts.code)
    .optional(),
  /** By staff. */
  reason: severalLines().max(500).optional(),
});

export const secondProof = allotmentDecision.pick({ form_number: true, code: true });

export type AllotmentRecord = z.infer<typeof allotmentRecord>;
export type Allotment = z.infer<typeof allotment>;
export type AllotmentSignIn = z.input<typeof allotmentSignIn>;
export type AllotmentChange = z.infer<typeof allotmentDecision>;
export type AllotmentDecision = Omit<AllotmentChange, 'status' | 'reason'> & { status: Decision | TakenBackTo };

export const counselling = z.object({
  day: z.iso.date(),
  time: z.string(),
  campus: z.string(),
  location: z.string(),
  nearestMetro: z.string().nullable(),
});

/** Public before the result, so that applicants can plan. Dates are null until set. */
export const roundSchedule = z.object({
  cycle: z.string(),
  track,
  track_name: z.string(),
  track_full_name: z.string(),
  round: z.number().int(),
  final: z.boolean(),
  published: z.boolean(),
  opensAt: z.string().nullable(),
  closesAt: z.string().nullable(),
  state: z.enum(['unset', 'open', 'before', 'closed']),
  pay: dayRange.nullable(),
  verify: dayRange.nullable(),
  /** null: at the campus of the seat. */
  verify_place: z.string().nullable(),
  counselling: counselling.nullable(),
  /** A sentence about what follows. */
  follows: z.string().nullable(),
});
export type RoundSchedule = z.infer<typeof roundSchedule>;

export const trackSchedule = z.object({
  code: track,
  name: z.string(),
  full_name: z.string(),
  application: z
    .object({ opens_on: z.string().nullable(), last_date: z.string().nullable(), portal: z.string().nullable() })
    .nullable(),
});
export type TrackSchedule = z.infer<typeof trackSchedule>;

export const schedule = z.object({
  /** Today in India. */
  on: z.iso.date(),
  /** null: no cycle. */
  cycle: z.string().nullable(),
  tracks: z.array(trackSchedule),
  rounds: z.array(roundSchedule),
});
export type Schedule = z.infer<typeof schedule>;

/** Linked in mails. The token is in the fragment, which browsers do not send. */
export const DISOWN_PAGE = '/admission/not-me';

/** Surrounding spaces are allowed, as people may paste the token. */
export const disownRequest = z.object({
  token: z
    .string()
    .overwrite(plainCode)
    .regex(/^[\w-]{43}$/, disownTexts.token),
});

/** The ticket is tracked with the e-mail address of the application. */
export const disownReceipt = z.object({ ticket: z.string(), heldAt: z.string() });
export type DisownReceipt = z.infer<typeof disownReceipt>;

export const liftHold = z.object({
  /** Reset the decision (`statusBefore`). */
  undo: z.boolean().default(false),
  reason: severalLines().min(5, 'Give the reason in a few words').max(500),
});
export type LiftHold = z.output<typeof liftHold>;

/** Validated later by the rules of the call behind the form. */
const typed = (most: number) => oneLine().max(most).default('');

/** Sign-in without scripts. */
export const seatSignInForm = z.object({
  track,
  round: z.coerce.number().int().min(1).max(9),
  email: typed(254),
  day: typed(20),
  month: typed(20),
  year: typed(20),
  code: typed(40),
  form_number: typed(40),
  noticeVersion: typed(20),
  language: mailLanguage.optional(),
});
export type SeatSignInForm = z.output<typeof seatSignInForm>;

/** Decision without scripts. `ask` confirms, `code` mails the code of the second proof, `decide` does it. */
export const seatDecisionForm = z.object({
  id: typed(64),
  status: typed(20),
  step: z.enum(['ask', 'code', 'decide']).default('ask'),
  form_number: typed(40),
  code: typed(40),
});
export type SeatDecisionForm = z.output<typeof seatDecisionForm>;

export const seatDone = z.enum(['decided', 'taken-back']);

const signIn = {
  access: 'public',
  ownPages: true,
  fails: [401, 404],
  body: allotmentSignIn,
  response: success(allotment),
} as const;

const readAgain = {
  summary: 'The signed-in record again, with what may be decided now',
  access: ['applicant'],
  fails: [404],
  response: success(allotment),
} as const;

const sendCode = {
  summary: 'Mail the applicant a code for the second proof; earlier codes stay good',
  access: ['applicant'],
  fails: [404],
  response: success({ minutes: z.number().int() }),
} as const;

const decide = {
  summary:
    'Decide on the seat or take a decision back (the applicant, with the cookie; 403 `proof_required` without a second proof), or correct the record (staff, with a reason)',
  access: ['applicant', 'admissions'],
  recentLogin: true,
  params: byId,
  body: allotmentDecision,
  response: success(allotment),
} as const;

/** The owner's API has one address for diploma and B.Tech., and one each for UG and PG. */
export const allotmentEndpoints = {
  signInToResult: {
    ...signIn,
    summary: 'Applicant sign-in to a result of the track that `category` names: diploma, B.Tech., any but UG and PG',
    query: z.object({
      category: track.refine((code) => resultBase(code) === 'result', 'UG and PG have addresses of their own'),
    }),
  },
  signInToUg: { ...signIn, summary: 'Applicant sign-in to an undergraduate result' },
  signInToPg: { ...signIn, summary: 'Applicant sign-in to a postgraduate result' },
  readResult: readAgain,
  readUg: readAgain,
  readPg: readAgain,
  sendResultCode: sendCode,
  sendUgCode: sendCode,
  sendPgCode: sendCode,
  decideResult: decide,
  decideUg: decide,
  decidePg: decide,
  signOutOfResult: {
    summary:
      "End the applicant's session of the cookie, of whichever track; succeeds without one too. A form of a page without scripts is answered with a page",
    access: 'public',
    ownPages: true,
    response: success({}),
  },
  signInByForm: {
    summary:
      'Applicant sign-in with the form of a page without scripts, of every track: leads to `GET /result/seat`, or answers with the form, what was typed and what is wrong with it',
    access: 'public',
    ownPages: true,
    fails: [401, 404],
    form: seatSignInForm,
    redirects: true,
    response: z.any(),
  },
  showSeat: {
    summary: 'The signed-in record of any track as a page without scripts, with what may be decided now',
    access: ['applicant'],
    fails: [404],
    query: z.object({ done: seatDone.optional() }),
    sends: 'text/html',
    response: z.any(),
  },
  decideByForm: {
    summary:
      'Decide on the seat or take a decision back with the forms of that page: asks once more, mails the code, or does it and leads back to the page',
    access: ['applicant'],
    fails: [404],
    form: seatDecisionForm,
    sends: 'text/html',
    redirects: 'forms',
    response: z.any(),
  },
  disown: {
    summary:
      'Say "this was not me" with the token of a mail, as a form or as JSON: holds further decisions, ends all sessions of the record and opens a ticket; 410 when the token was used or is too old. A form of a page without scripts is answered with a page',
    access: 'public',
    fails: [410],
    form: disownRequest,
    response: success(disownReceipt),
  },
  listSchedule: {
    summary:
      'The admission of the academic year: tracks with their application periods, every round with its window, the days that follow it, and the separate counselling',
    access: 'public',
    response: success(schedule),
  },
  previewSchedule: {
    summary: 'The same as it is today, or will be at noon of another day, with what is planned and not published yet',
    access: ['admissions'],
    query: z.object({
      on: isoDay(),
      /** Default: the latest before that day. */
      cycle: z.string().max(30).optional(),
    }),
    response: success(schedule),
  },
} as const satisfies Record<string, Terms>;
