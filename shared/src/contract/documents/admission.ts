import { z } from 'zod';
import {
  code,
  day,
  instant,
  line,
  link,
  optionalLine,
  optionalReference,
  reference,
  requiredDay,
  slug,
  whole,
  yesNo,
} from './fields';
import { DAY } from '../../time/units';
import { SETTING_KINDS } from './setting-kinds';

export const trackData = z.object({
  code: slug('Code', { taken: SETTING_KINDS, hint: 'In addresses, as in /admission/result/ug. It cannot be changed.' }),
  name: line('Name', 40, { hint: 'As people say it: UG.' }),
  fullName: line('Whole name', 80, { hint: 'As letters have it: Undergraduate.' }),
  position: whole('Place in lists', 0, 1_000),
});

/** The site shows the one that began last. */
export const cycleData = z.object({
  code: code('Academic year', { hint: 'Such as 2026-27. It cannot be changed.' }),
  beginsOn: requiredDay('First day', { hint: 'The site speaks of it from then on.' }),
});

export const applicationData = z.object({
  code: code('Code', { hint: 'Such as ug-2026-27.' }),
  cycle: reference('Academic year', 'cycle'),
  track: reference('Track', 'track'),
  opensOn: day('Opens on'),
  lastDate: day('Last date'),
  portal: link('Portal'),
});

/** A day: vacancies are counted soon after. */
export const MOST_TAKE_BACK_MINUTES = 24 * 60;

export const MOST_ROUNDS = 9;

/** Days after the window, in which applicants may still ask. */
export const RETAINED_AT_LEAST = 30;

/** Also without a window or a date. */
export const isRetained = (closesAt: string | null, retainUntil: string | null | undefined): boolean =>
  !closesAt || !retainUntil || Date.parse(retainUntil) - Date.parse(closesAt) >= RETAINED_AT_LEAST * DAY;

export const RETAIN_LONGER = `Keep the records for at least ${RETAINED_AT_LEAST} days after decisions close`;

const isAfter = (later: string, earlier: string) => Date.parse(later) > Date.parse(earlier);

/** Both ends or neither, in order. */
const stretch =
  (from: string, until: string, isOpenEnd = false) =>
  (data: Record<string, unknown>): boolean => {
    const [first, last] = [data[from], data[until]] as (string | null)[];
    if (first == null || last == null) return first == null && last == null;
    return isOpenEnd ? isAfter(last, first) : last >= first;
  };

/** The plan of a round, not its publication. */
export const roundData = z
  .object({
    code: code('Code', { hint: 'Such as ug-2-2026-27.' }),
    cycle: reference('Academic year', 'cycle'),
    track: reference('Track', 'track'),
    round: whole('Round', 1, MOST_ROUNDS),
    final: yesNo('The last round', { hint: 'No better seat can come, so applicants freeze or reject.' }),
    opensAt: instant('Decisions from'),
    closesAt: instant('Decisions until'),
    takeBackMinutes: whole('Undo time, minutes', 0, MOST_TAKE_BACK_MINUTES),
    payFrom: day('Payment from'),
    payUntil: day('Payment until'),
    verifyFrom: day('Documents are verified from'),
    verifyUntil: day('Documents are verified until'),
    verifyPlace: optionalLine('Where documents are verified', 200, { hint: 'Empty: at the campus of the seat.' }),
    counsellingAt: instant('Separate counselling', { hint: 'Of applicants whose seats are held.' }),
    counsellingCampusId: optionalReference('Campus of the counselling', 'campus'),
    follows: optionalLine('What follows', 300),
    retainUntil: instant('Records are retained until', { hint: 'Empty: one year after decisions close.' }),
  })
  .refine(stretch('opensAt', 'closesAt', true), {
    path: ['closesAt'],
    message: 'Give both ends, the last after the first',
  })
  .refine(stretch('payFrom', 'payUntil'), {
    path: ['payUntil'],
    message: 'Give both days, the last not before the first',
  })
  .refine(stretch('verifyFrom', 'verifyUntil'), {
    path: ['verifyUntil'],
    message: 'Give both days, the last not before the first',
  })
  .refine(({ closesAt, retainUntil }) => isRetained(closesAt, retainUntil), {
    path: ['retainUntil'],
    message: RETAIN_LONGER,
  });
