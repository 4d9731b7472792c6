import type { Translated } from '../../language/translated';
import type { Instant } from '../../time/india';
import type * as birthDateTexts from './birth-date-texts';
import type * as signInWords from './sign-in-words';
import type * as seatTexts from './texts';
import * as ownTexts from './texts';
import { decisionTexts, statusTexts, takeBackTexts } from './texts';
import type { Allotment, AllotmentStatus, RoundSchedule, Decision, AllotmentDecision } from '../allotment';
import { type AdmissionCodes, categoryInWords } from '../categories';
import { LOCALE } from '../../language/here';
import { formatDate, formatDays, formatInstant, formatTime } from '../../time/dates';
import { needsProof } from '../decisions';
import { roundName as ownRoundName } from './round-name';

export interface SpokenDates {
  formatDate: (instant: Instant) => string;
  formatDays: (days: { from: string; to: string }) => string;
  formatInstant: (instant: Instant) => string;
  formatTime: (time: string) => string;
}

export interface SeatLanguage {
  texts: Translated<typeof seatTexts>;
  dates: SpokenDates;
  roundName: (trackName: string, round: number) => string;
  locale: string;
}

export interface SignInLanguage {
  problems: Translated<typeof signInWords.SIGN_IN_PROBLEMS>;
  birthDate: Translated<typeof birthDateTexts.texts>;
}

export interface SeatNext {
  text: string;
  when?: readonly string[];
  link?: { text: string; to: string };
}

type Situation = AllotmentStatus | 'not-allotted' | 'held';
type Name = 'betterSeat' | 'nextRound' | 'left' | 'lapsed' | 'counselling' | 'certificates';

/** In a final round there is no next one. */
const STEPS: Readonly<Record<Situation, readonly Name[]>> = {
  pending: [],
  freeze: [],
  float: ['betterSeat'],
  upgrade: ['nextRound'],
  reject: ['left'],
  lapsed: ['lapsed'],
  'not-allotted': ['nextRound'],
  held: ['counselling', 'certificates'],
};

export function nextIn({ texts: { NEXT, SEAT }, dates }: Pick<SeatLanguage, 'texts' | 'dates'>) {
  const { formatDate, formatInstant, formatTime } = dates;

  function fromWhen({ next_round: next, serverTime }: Allotment): string {
    if (!next?.opensAt) return NEXT.announced;
    const opens = formatInstant(next.opensAt);
    return Date.parse(next.opensAt) > Date.parse(serverTime) ? NEXT.planned(opens) : NEXT.began(opens);
  }

  function counsellingIn(counselling: RoundSchedule['counselling'] | undefined): string[] {
    if (!counselling) return [NEXT.counsellingAnnounced];
    const { day, time, campus, location, nearestMetro } = counselling;
    return [
      `${formatDate(day)}, ${formatTime(time)}`,
      `${campus}, ${location}`,
      ...(nearestMetro ? [SEAT.metro(nearestMetro)] : []),
    ];
  }

  function nextFor(name: Name, allotment: Allotment, counselling?: RoundSchedule['counselling']): SeatNext {
    const { round, final } = allotment.record;
    switch (name) {
      case 'betterSeat':
      case 'nextRound':
        if (final)
          return {
            text: NEXT.lastRound,
            link: { text: NEXT.lastRoundLink, to: '/admission/process-and-guidelines#after' },
          };
        return { text: NEXT[name](round + 1, fromWhen(allotment)) };
      case 'left':
        return { text: NEXT.left, link: { text: NEXT.leftLink, to: '/admission' } };
      case 'counselling':
        return { text: NEXT.counselling, when: counsellingIn(counselling) };
      default:
        return { text: NEXT[name] };
    }
  }

  return function nextOf(allotment: Allotment, counselling?: RoundSchedule['counselling']): SeatNext[] {
    const { outcome, status } = allotment.record;
    const situation = outcome === 'allotted' ? (status ?? 'pending') : outcome;
    return STEPS[situation].map((name) => nextFor(name, allotment, counselling));
  };
}

/* Words and types only: pages bundle nothing else of the contract. */

export type SeatTone = 'good' | 'bad' | 'plain';

interface ActWords {
  label: string;
  question: string;
  consequence: string;
  confirm: string;
  done: string;
}

interface DecisionWords extends ActWords {
  /** In the applicant's words. */
  meaning: string;
}

interface StatusWords {
  label: string;
  /** For the seat and further rounds. */
  meaning: string | null;
  meaningInFinal: string | null;
  tone: SeatTone;
}

export function wordsIn({
  decisionTexts,
  statusTexts,
  takeBackTexts,
}: Pick<SeatLanguage['texts'], 'decisionTexts' | 'statusTexts' | 'takeBackTexts'>) {
  const DECISION_WORDS: Readonly<Record<Decision, DecisionWords>> = {
    freeze: decisionTexts.freeze,
    float: decisionTexts.float,
    upgrade: decisionTexts.upgrade,
    reject: decisionTexts.reject,
  };
  const TAKE_BACK_WORDS: ActWords = takeBackTexts;
  const STATUS_WORDS: Readonly<Record<AllotmentStatus, StatusWords>> = {
    pending: { ...statusTexts.pending, tone: 'plain' },
    freeze: { ...statusTexts.freeze, tone: 'good' },
    float: { ...statusTexts.float, tone: 'good' },
    upgrade: { ...statusTexts.upgrade, tone: 'plain' },
    reject: { ...statusTexts.reject, tone: 'bad' },
    lapsed: { ...statusTexts.lapsed, tone: 'bad' },
  };
  return { DECISION_WORDS, TAKE_BACK_WORDS, STATUS_WORDS };
}

export const { DECISION_WORDS, TAKE_BACK_WORDS, STATUS_WORDS } = wordsIn({ decisionTexts, statusTexts, takeBackTexts });

export interface SeatLink {
  text: string;
  to: string | null;
}

export interface SeatQuestion {
  question: string;
  consequence: string;
  confirm: string;
  /** Whether it can be taken back; null if it narrows nothing. */
  warning: string | null;
  needsProof: boolean;
  look: 'primary' | 'quiet' | 'danger';
}

export interface SeatChoice extends SeatQuestion {
  status: AllotmentDecision['status'];
  act: Decision | 'takeBack';
  label: string;
}

export interface SeatFact {
  term: string;
  lines: readonly string[];
  link?: SeatLink;
}

export interface SeatWish {
  position: number;
  program: SeatLink;
  campus: SeatLink;
  became: string;
  isGiven: boolean;
}

/** All that the page says, with and without scripts. */
export interface SeatPage {
  title: string;
  name: string;
  /** Or why there is none. */
  seat: { program: SeatLink; campus: SeatLink } | string;
  status: { label: string; meaning: string | null; tone: SeatTone; recorded: string | null } | null;
  /** Deadline, or since when it is closed. */
  until: string | null;
  choices: readonly SeatChoice[];
  /** If nobody decides. */
  lapses: string | null;
  takeBack: { lead: string; choice: SeatChoice } | null;
  /** Empty if nothing is due. */
  money: readonly SeatFact[];
  paidBefore: string | null;
  letter: SeatQuestion | null;
  preferences: readonly SeatWish[];
  next: readonly SeatNext[];
  record: readonly SeatFact[];
}

export interface SeatContext {
  codes?: AdmissionCodes | null;
  counselling?: RoundSchedule['counselling'];
}

const LOOKS: Readonly<Record<Decision, SeatChoice['look']>> = {
  freeze: 'primary',
  float: 'quiet',
  upgrade: 'danger',
  reject: 'danger',
};

const programAt = (text: string, id: string | null): SeatLink => ({ text, to: id && `/programs/${id}` });
const campusAt = (text: string, slug: string | null): SeatLink => ({ text, to: slug && `/campus/${slug}` });

/** Within the window. */
const CHANGEABLE: readonly (AllotmentStatus | null)[] = ['pending', 'float'];

export function seatPagesIn({ texts, dates, roundName, locale }: SeatLanguage) {
  const { BECAME_LABELS, LETTER_QUESTION, SEAT, TAKEN_BACK } = texts;
  const { DECISION_WORDS, STATUS_WORDS, TAKE_BACK_WORDS } = wordsIn(texts);
  const nextOf = nextIn({ texts, dates });

  function seatIn({ record, program_id, campus_slug }: Allotment): SeatPage['seat'] {
    if (record.outcome !== 'allotted') return SEAT.noSeat[record.outcome];
    return { program: programAt(record.program ?? '', program_id), campus: campusAt(record.campus ?? '', campus_slug) };
  }

  function statusIn({ record: { status, final, decided_at } }: Allotment): SeatPage['status'] {
    if (!status) return null;
    const { label, meaning, meaningInFinal, tone } = STATUS_WORDS[status];
    const recorded = decided_at && SEAT.recorded(dates.formatInstant(decided_at));
    return { label, meaning: final ? meaningInFinal : meaning, tone, recorded };
  }

  function untilIn({ record: { status, outcome }, window, serverTime, replaced }: Allotment): string | null {
    if (outcome !== 'allotted') return null;
    if (replaced) return SEAT.replaced;
    const [opens, closes] = [dates.formatInstant(window.opensAt), dates.formatInstant(window.closesAt)];
    if (!window.isOpen)
      return Date.parse(serverTime) < Date.parse(window.opensAt) ? SEAT.from(opens, closes) : SEAT.closed(closes);
    if (!CHANGEABLE.includes(status)) return null;
    return status === 'float' ? SEAT.untilFreeze(closes) : SEAT.until(closes);
  }

  function choiceOf(decision: Decision, allotment: Allotment): SeatChoice {
    const { label, question, consequence, confirm } = DECISION_WORDS[decision];
    const { proved, takeBackMinutes } = allotment;
    const isFinal = needsProof(allotment, decision);
    const warning = isFinal ? (takeBackMinutes > 0 ? SEAT.canReturn(takeBackMinutes) : SEAT.isFinal) : null;
    return {
      label,
      question,
      consequence,
      confirm,
      status: decision,
      act: decision,
      warning,
      needsProof: isFinal && !proved,
      look: LOOKS[decision],
    };
  }

  function takeBackIn(allotment: Allotment): SeatPage['takeBack'] {
    const { takeBack, proved } = allotment;
    if (!takeBack) return null;
    const { label, question, confirm } = TAKE_BACK_WORDS;
    const { to: status, until } = takeBack;
    const words = { label, question, confirm, consequence: TAKEN_BACK[status] };
    return {
      lead: SEAT.takeBackUntil(dates.formatInstant(until)),
      choice: {
        ...words,
        status,
        act: 'takeBack',
        warning: null,
        needsProof: needsProof(allotment, status) && !proved,
        look: 'quiet',
      },
    };
  }

  function letterIn({ record: { status }, replaced, proved }: Allotment): SeatPage['letter'] {
    if (replaced || (status !== 'freeze' && status !== 'float')) return null;
    return { ...LETTER_QUESTION, warning: null, needsProof: !proved, look: 'primary' };
  }

  const rupees = (amount: number) => `₹${amount.toLocaleString(locale)}`;

  const days = ({ from, until }: { from: string | null; until: string | null }) =>
    from && until ? dates.formatDays({ from, to: until }) : SEAT.announced;

  function moneyIn({ due, verification, record }: Allotment): SeatFact[] {
    const facts: SeatFact[] = [];
    if (due) {
      const term = record.status === 'pending' ? SEAT.dueIf : SEAT.due;
      facts.push({ term, lines: [due.amount === null ? SEAT.noAmount : SEAT.withDeposits(rupees(due.amount))] });
      const link = due.portal ? { text: SEAT.payHere, to: due.portal } : undefined;
      facts.push({ term: SEAT.payDays, lines: [days(due)], link });
    }
    if (verification) {
      const { place, location, metro } = verification;
      facts.push({
        term: SEAT.verification,
        lines: [
          days(verification),
          [place, location].filter(Boolean).join(', '),
          ...(metro ? [SEAT.metro(metro)] : []),
        ],
        link: { text: SEAT.documents, to: '/admission/process-and-guidelines#documents' },
      });
    }
    return facts;
  }

  const wishesIn = ({ preferences, record: { outcome } }: Allotment): SeatWish[] =>
    preferences.map(({ position, program, campus, program_id, campus_slug, became }) => ({
      position,
      program: programAt(program ?? SEAT.gone, program_id),
      campus: campusAt(campus ?? SEAT.gone, campus_slug),
      became: outcome === 'held' ? BECAME_LABELS.held : BECAME_LABELS[became],
      isGiven: became === 'allotted',
    }));

  function recordIn({ record }: Allotment, codes: SeatContext['codes']): SeatFact[] {
    const { program_preference: preference, rank, category_allocated: category } = record;
    const { fields } = SEAT;
    const values: readonly (readonly [string, string | null | 0])[] = [
      [fields.form_number, record.form_number],
      [fields.round, SEAT.round(record.track_name, record.round)],
      [fields.rank, rank?.toLocaleString(locale) ?? null],
      [fields.program_preference, preference && (preference === 1 ? SEAT.firstChoice : SEAT.ofList(preference))],
      [fields.registered_category, categoryInWords(record.registered_category, codes)],
      [fields.category_allocated, category && categoryInWords(category, codes)],
    ];
    return values.flatMap(([term, value]) => (value ? [{ term, lines: [value] }] : []));
  }

  return function seatPage(allotment: Allotment, { codes, counselling }: SeatContext = {}): SeatPage {
    const { record, due, replaced } = allotment;
    return {
      title: SEAT.title(roundName(record.track_name, record.round)),
      name: record.name,
      seat: seatIn(allotment),
      status: statusIn(allotment),
      until: untilIn(allotment),
      choices: allotment.offered.map((decision) => choiceOf(decision, allotment)),
      lapses: record.status === 'pending' && !replaced ? SEAT.lapses : null,
      takeBack: takeBackIn(allotment),
      money: moneyIn(allotment),
      paidBefore: due && record.round > 1 ? SEAT.paidBefore : null,
      letter: letterIn(allotment),
      preferences: wishesIn(allotment),
      next: nextOf(allotment, counselling),
      record: recordIn(allotment, codes),
    };
  };
}

const ownDates = { formatDate, formatDays, formatInstant, formatTime };

export const seatPage = seatPagesIn({ texts: ownTexts, dates: ownDates, roundName: ownRoundName, locale: LOCALE });

export const choiceFor = ({ choices, takeBack }: SeatPage, status: string): SeatChoice | undefined =>
  [...choices, ...(takeBack ? [takeBack.choice] : [])].find((choice) => choice.status === status);
