import { LOCALE } from '../../language/here';
import { formatDate, formatDays, formatInstant, formatTime } from '../../time/dates';
import type { Allotment, AllotmentStatus, Decision } from '../allotment';
import { categoryInWords } from '../categories';
import { needsProof } from '../decisions';
import type { SeatLanguage } from './language';
import { nextIn } from './next';
import type { SeatChoice, SeatContext, SeatFact, SeatLink, SeatPage, SeatWish } from './page-shape';
import { roundName as ownRoundName } from './round-name';
import * as ownTexts from './texts';
import { wordsIn } from './words';

const LOOKS: Readonly<Record<Decision, SeatChoice['look']>> = {
  freeze: 'primary',
  float: 'quiet',
  upgrade: 'danger',
  reject: 'danger',
};

const programAt = (text: string, id: string | null): SeatLink => ({ text, to: id && `/programs/${id}` });
const campusAt = (text: string, slug: string | null): SeatLink => ({ text, to: slug && `/campus/${slug}` });

/** Statuses that an open window still can change. */
const CHANGEABLE: readonly (AllotmentStatus | null)[] = ['pending', 'float'];

/** Makes pages of seats in a language. */
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

  /** `₹1,25,000`. */
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

  /** What the page of a seat says of a record as it stands now. */
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

/** In the language of this build. */
export const seatPage = seatPagesIn({ texts: ownTexts, dates: ownDates, roundName: ownRoundName, locale: LOCALE });

/** What can be chosen now and is called so; undefined where it is not open. */
export const choiceFor = ({ choices, takeBack }: SeatPage, status: string): SeatChoice | undefined =>
  [...choices, ...(takeBack ? [takeBack.choice] : [])].find((choice) => choice.status === status);
