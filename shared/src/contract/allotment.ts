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

/** What a record goes back to when a decision is taken back: what it was before. */
export const takenBackTo = z.enum(['pending', 'float']);
export type TakenBackTo = z.infer<typeof takenBackTo>;

export const allotmentStatus = z.enum(ALLOTMENT_STATUSES);

export const outcome = z.enum(OUTCOMES);

/** One applicant's result in one round. The fields of the seat are null unless `outcome` is `allotted`. */
export const allotmentRecord = z.object({
  _id: z.string().min(1),
  /** The academic year of the admission, `2026-27`. */
  cycle: z.string(),
  track,
  /** What people call the track: `UG`. */
  track_name: z.string(),
  round: z.number().int(),
  /** No later round of the track can bring a better seat. */
  final: z.boolean(),
  outcome,
  /**
   * Masked: `•` for all but the last three characters. The number is a second proof (see `allotmentDecision`), so
   * no answer to the applicant's session may give it away.
   */
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

/** When applicants may decide; both ends are instants. The server's clock counts. */
export const decisionWindow = z.object({
  opensAt: z.string(),
  closesAt: z.string(),
  isOpen: z.boolean(),
});

/** Days in India, both included: `2026-01-15`. */
export const dayRange = z.object({ from: z.iso.date(), to: z.iso.date() });
export type DayRange = z.infer<typeof dayRange>;

/** The first payment for a seat that is accepted or may be. */
export const seatDue = z.object({
  /** Rupees, as the letter has it; null: agreed with a partner institute, or not known. */
  amount: z.number().int().nullable(),
  /** Days in India; null: not set yet. */
  from: z.iso.date().nullable(),
  until: z.iso.date().nullable(),
  /** Address of the portal where it is paid. */
  portal: z.string().nullable(),
});

/** When and where the documents of such a seat are shown. */
export const seatVerification = z.object({
  from: z.iso.date().nullable(),
  until: z.iso.date().nullable(),
  place: z.string(),
  /** Address and metro of the campus; null where the place is another one. */
  location: z.string().nullable(),
  metro: z.string().nullable(),
});

/**
 * What became of a wish: the seat that was given; `higher`: above it on the list, and not reached by the rank; `lower`:
 * below it, and not looked at because of it; `open`: no seat of the list was given in this round.
 */
export const BECAME = ['allotted', 'higher', 'lower', 'open'] as const;
export const became = z.enum(BECAME);
export type Became = z.infer<typeof became>;

/** A wish of the applicant's list. What the university no longer has is null. */
export const seatPreference = z.object({
  /** From 1. */
  position: z.number().int(),
  program: z.string().nullable(),
  campus: z.string().nullable(),
  /** Parts of addresses, as of the seat; null where there is no page. */
  program_id: z.string().nullable(),
  campus_slug: z.string().nullable(),
  became,
});
export type SeatPreference = z.infer<typeof seatPreference>;

/** What sign-in, `me` and a decision answer: all that the result page shows. */
export const allotment = z.object({
  record: allotmentRecord,
  offered: z.array(decision),
  window: decisionWindow,
  serverTime: z.string(),
  /** Whether the second proof has a mailed code beside the form number. */
  needsCode: z.boolean(),
  /** Whether this session has given its second proof; then neither a decision nor the letter asks for it again. */
  proved: z.boolean(),
  /** How long a decision can be taken back in this round, minutes; 0: never. */
  takeBackMinutes: z.number().int(),
  /** Not null: the decision can be taken back until this instant, by sending the status `to`. */
  takeBack: z.object({ to: takenBackTo, until: z.string() }).nullable(),
  /** Since when decisions are held, because the applicant said that one was not theirs; staff lift it. */
  heldAt: z.string().nullable(),
  /** A later round gave the applicant another seat: this one has no letter and nothing is due for it. */
  replaced: z.boolean(),
  /** Parts of the addresses of the seat's pages, `/programs/:id` and `/campus/:slug`; null where there is none. */
  program_id: z.string().nullable(),
  campus_slug: z.string().nullable(),
  /** Null unless the applicant has the seat or may still take it. */
  due: seatDue.nullable(),
  verification: seatVerification.nullable(),
  /** In order; empty where the result file had no list. */
  preferences: z.array(seatPreference),
  /** The round after this one, where one is planned; `opensAt` is null until its window is set. */
  next_round: z.object({ round: z.number().int(), opensAt: z.string().nullable() }).nullable(),
});

/** In which language an applicant is written to. */
export const mailLanguage = z.enum(['en', 'hi']);

/** Sign-in. The date of birth is sent as `DD-MM-YYYY` in `password`, as the owner's API has it. */
export const allotmentSignIn = z.object({
  email: emailAddress(allotmentTexts.email),
  password: typedCode().regex(/^(0[1-9]|[12]\d|3[01])-(0[1-9]|1[0-2])-(19|20)\d\d$/, allotmentTexts.birthDate),
  /** Not sent: the last round whose result is out in which the applicant has a record. */
  round: z.coerce.number().int().min(1).max(9).optional(),
  code: signInCode,
  /** The whole number. Needed after 403 `form_number_required` and `several_applicants`. */
  form_number: typedCode().toUpperCase().max(20).optional(),
  /** Version of the privacy notice that stood beside the form; stored with the sign-in. */
  noticeVersion: oneLine().max(20).optional(),
  /** Of the page that the form stood on: mails are in it from then on. Not sent: it stays as it was. */
  language: mailLanguage.optional(),
});

/**
 * An applicant's decision, or the status that `takeBack` names; or a staff correction: then with `reason`, and any
 * status that its rules allow.
 */
export const allotmentDecision = z.object({
  status: allotmentStatus,
  /**
   * The whole number: the second proof, needed once a session where `needsProof` says so; 403 `proof_required` without
   * it. Compared on the server only.
   */
  form_number: typedCode().toUpperCase().max(20).optional(),
  /** The mailed code, where `needsCode`; part of the second proof. */
  code: typedDigits()
    .regex(/^\d{6}(\d{6})?$/, allotmentTexts.code)
    .optional(),
  /** Sent by staff: see `staffDecision`. */
  reason: severalLines().max(500, 'Keep the reason under 500 characters').optional(),
});

/** The second proof by itself: for the letter. */
export const secondProof = allotmentDecision.pick({ form_number: true, code: true });

export type AllotmentRecord = z.infer<typeof allotmentRecord>;
export type Allotment = z.infer<typeof allotment>;
export type AllotmentSignIn = z.input<typeof allotmentSignIn>;
/** As the API receives it, from an applicant or from staff. */
export type AllotmentChange = z.infer<typeof allotmentDecision>;
/** What an applicant sends. */
export type AllotmentDecision = Omit<AllotmentChange, 'status' | 'reason'> & { status: Decision | TakenBackTo };

/** Where and when applicants whose seats are held meet the counsellors. */
export const counselling = z.object({
  day: z.iso.date(),
  /** Hour of the clock in India at which it begins, `10:00`. */
  time: z.string(),
  campus: z.string(),
  location: z.string(),
  nearestMetro: z.string().nullable(),
});

/**
 * A round as everybody may know it. What hangs on the window is null until staff have set one. Windows stand here
 * before the result is out, so that applicants can plan.
 */
export const roundSchedule = z.object({
  cycle: z.string(),
  track,
  /** What people call the track, and its whole name. */
  track_name: z.string(),
  track_full_name: z.string(),
  round: z.number().int(),
  final: z.boolean(),
  published: z.boolean(),
  opensAt: z.string().nullable(),
  closesAt: z.string().nullable(),
  /** By the server's clock when it answered. */
  state: z.enum(['unset', 'open', 'before', 'closed']),
  /** When the fee of an accepted seat is paid, and when the documents are shown. */
  pay: dayRange.nullable(),
  verify: dayRange.nullable(),
  /** Where the documents are shown; null: at the campus of the seat. */
  verify_place: z.string().nullable(),
  /** Also null where the university has no such campus. */
  counselling: counselling.nullable(),
  /** A sentence about what comes after this round. */
  follows: z.string().nullable(),
});
export type RoundSchedule = z.infer<typeof roundSchedule>;

/** A track in the admission of a cycle. */
export const trackSchedule = z.object({
  code: track,
  name: z.string(),
  full_name: z.string(),
  application: z
    .object({ opens_on: z.string().nullable(), last_date: z.string().nullable(), portal: z.string().nullable() })
    .nullable(),
});
export type TrackSchedule = z.infer<typeof trackSchedule>;

/** The admission that the site speaks of. Tracks in the order of lists; rounds in that of tracks, then by number. */
export const schedule = z.object({
  /** The day in India on which this was answered: what is past is past by it. */
  on: z.iso.date(),
  /** Its academic year; null while there is none. */
  cycle: z.string().nullable(),
  tracks: z.array(trackSchedule),
  rounds: z.array(roundSchedule),
});
export type Schedule = z.infer<typeof schedule>;

/** Page of the site behind "this was not me" in a mail; the token is behind `#`, which browsers do not send. */
export const DISOWN_PAGE = '/admission/not-me';

/** What the page sends. People without scripts copy the token from the mail, so spaces around it do not matter. */
export const disownRequest = z.object({
  token: z
    .string()
    .overwrite(plainCode)
    .regex(/^[\w-]{43}$/, disownTexts.token),
});

/** What became of it. The ticket is tracked like that of a grievance, with the e-mail address of the application. */
export const disownReceipt = z.object({ ticket: z.string(), heldAt: z.string() });
export type DisownReceipt = z.infer<typeof disownReceipt>;

/** Staff lift a hold; the reason goes into the audit log. */
export const liftHold = z.object({
  /** Whether the decision was not the applicant's: then the record goes back to what it was before (`statusBefore`). */
  undo: z.boolean().default(false),
  reason: severalLines().min(5, 'Give the reason in a few words').max(500, 'Keep the reason under 500 characters'),
});
export type LiftHold = z.output<typeof liftHold>;

/** What a field of the form holds; it is checked by the rules of the call behind it. */
const typed = (most: number) => oneLine().max(most).default('');

/** The sign-in form as a browser without scripts sends it. */
export const seatSignInForm = z.object({
  track,
  round: z.coerce.number().int().min(1).max(9),
  email: typed(254),
  day: typed(20),
  month: typed(20),
  year: typed(20),
  /** The further proof, once it was asked for. */
  code: typed(40),
  form_number: typed(40),
  /** Version of the privacy notice that stood beside the form. */
  noticeVersion: typed(20),
  /** Of the page with the form. */
  language: mailLanguage.optional(),
});
export type SeatSignInForm = z.output<typeof seatSignInForm>;

/**
 * What somebody without scripts does with a seat: `ask` answers what follows and asks once more, `code` mails the code of
 * the second proof, `decide` does it.
 */
export const seatDecisionForm = z.object({
  /** Of the record on the page. */
  id: typed(64),
  /** As `allotmentDecision` has it. */
  status: typed(20),
  step: z.enum(['ask', 'code', 'decide']).default('ask'),
  form_number: typed(40),
  code: typed(40),
});
export type SeatDecisionForm = z.output<typeof seatDecisionForm>;

/** What the page of a seat says first, after something was done. */
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
  response: success(z.object({ minutes: z.number().int() })),
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

/**
 * What an applicant does on result day, and what staff may correct. The owner's API has one address for diploma and
 * B.Tech., and one each for UG and PG.
 */
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
    response: success(z.object({})),
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
      /** Its academic year; not sent: the one that begins last before that day. */
      cycle: z.string().max(30).optional(),
    }),
    response: success(schedule),
  },
} as const satisfies Record<string, Terms>;
