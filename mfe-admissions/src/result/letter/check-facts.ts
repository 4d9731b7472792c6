import type { LetterCheck, LetterDays } from '@university/shared/contract';
import { formatMoney } from '@university/shared/kit';
import { LOCALE } from '@university/shared/language';
import { formatDays, formatInstant } from '@university/shared/time';
import { letterCheck as texts } from './check-texts';

interface Fact {
  term: string;
  value: string | null;
}

const { fields } = texts;

const instant = (value: string | null | undefined) => (value ? formatInstant(value) : null);

const inPrint = (address: string) => address.replace(/^https?:\/\//, '').replace(/\/$/, '');

/** An older server sends no days. */
const DAYS: Record<LetterDays, (check: Partial<LetterCheck>) => Fact[]> = {
  pay: ({ pay }) => [{ term: fields.pay, value: pay ? formatDays(pay) : null }],
  verify: ({ verify, verify_place }) => [
    { term: fields.verify, value: verify ? formatDays(verify) : null },
    { term: fields.verifyPlace, value: verify_place ?? null },
  ],
  take_back: ({ take_back_until }) => [{ term: fields.takeBack, value: instant(take_back_until) }],
};

export const movedFacts = (check: LetterCheck): Fact[] =>
  (check.changed_days ?? []).flatMap((days) =>
    DAYS[days](check).map(({ term, value }) => ({ term, value: value ?? texts.notNamed })),
  );

function moneyFacts({ first_payment, pay, portal }: Partial<LetterCheck>): Fact[] {
  const payment = first_payment == null ? null : texts.deposits(formatMoney(first_payment));
  return [
    { term: fields.payment, value: payment },
    ...DAYS.pay({ pay }),
    { term: fields.payWhere, value: (payment || pay) && portal ? inPrint(portal) : null },
  ];
}

export function factsOf(check: LetterCheck, category: (code: string) => string, round: string): Fact[] {
  const { program_preference: preference, track_name, cycle }: Partial<LetterCheck> = check;
  const admission = track_name && cycle ? texts.admission(track_name, cycle, check.round) : round;
  return [
    { term: fields.issuedAt, value: formatInstant(check.issuedAt) },
    { term: fields.name, value: check.name },
    { term: fields.formNumber, value: check.form_number },
    { term: fields.admission, value: admission },
    { term: fields.program, value: check.program },
    { term: fields.campus, value: check.campus },
    { term: fields.place, value: check.location },
    { term: fields.metro, value: check.nearest_metro },
    { term: fields.registered, value: category(check.registered_category) },
    { term: fields.allocated, value: check.category_allocated && category(check.category_allocated) },
    { term: fields.preference, value: preference === 1 ? texts.firstChoice : (preference?.toString() ?? null) },
    { term: fields.rank, value: check.rank?.toLocaleString(LOCALE) ?? null },
    ...moneyFacts(check),
    ...DAYS.verify(check),
    { term: fields.decision, value: texts.decisions[check.decision] },
    { term: fields.decidedAt, value: instant(check.decided_at) },
    ...DAYS.take_back(check),
    { term: fields.photo, value: check.photo ? texts.photo[check.photo] : null },
  ];
}
