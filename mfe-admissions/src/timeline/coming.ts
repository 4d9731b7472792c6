import type { RoundSchedule, Schedule, TrackSchedule } from '@university/shared/contract';
import { endOfIstDay, formatDate } from '@university/shared/time';
import { nameIn } from '../rounds/names';
import { pageOf, signInAddress } from '../rounds/result-pages';
import { daysInWords, daysOf, endInWords, endTimeInWords, lastDayOf, startInWords } from './days';
import { says } from './texts';

/** `Diploma: apply by 30 June` */
export interface Coming {
  track: string;
  trackName: string;
  step: 'apply' | 'result' | 'decide' | 'verify';
  name: string;
  says: string;
  when?: string;
  at?: string;
  /** Epoch milliseconds, on the last day. */
  until?: number;
  to?: string;
  /** Shown because people may still look for it. */
  isOver?: true;
}

const APPLY = '/admission#apply';

const isToday = (round: RoundSchedule, on: string) => round.closesAt !== null && lastDayOf(round.closesAt) === on;

/** While a round is to come, people who missed the last date ask why. */
function applying({ code, name, application }: TrackSchedule, on: string, isRunning: boolean): Coming[] {
  if (!application) return [];
  const { opens_on: opens, last_date: last } = application;
  const line = { track: code, trackName: name, name, step: 'apply' } as const;
  if (opens && opens > on) return [{ ...line, says: says.opens, when: formatDate(opens), at: opens, to: APPLY }];
  if (!last) return opens ? [{ ...line, says: says.applyNow, to: APPLY }] : [];
  const dated = { ...line, when: formatDate(last), at: last };
  if (last < on) return isRunning ? [{ ...dated, says: says.closed, isOver: true }] : [];
  if (last > on) return [{ ...dated, says: says.applyBy, to: APPLY }];
  return [{ ...dated, says: says.applyToday, until: endOfIstDay(last).getTime(), to: APPLY }];
}

type Of = Pick<Coming, 'track' | 'trackName' | 'name'>;

function deciding(round: RoundSchedule, line: Of, on: string): Coming[] {
  const { state, published, opensAt, closesAt } = round;
  if (!opensAt || !closesAt) return [];
  const to = signInAddress(pageOf(round));
  if (state === 'before') {
    const start = { ...line, step: 'result' as const, when: startInWords(opensAt), at: opensAt };
    return [published ? { ...start, says: says.before, to } : { ...start, says: says.planned }];
  }
  if (state !== 'open' || !published) return [];
  const end = { ...line, step: 'decide' as const, at: closesAt, to };
  return isToday(round, on)
    ? [{ ...end, says: says.closesToday, when: endTimeInWords(closesAt), until: Date.parse(closesAt) }]
    : [{ ...end, says: says.decideBy, when: endInWords(closesAt) }];
}

function verifying({ published, verify }: RoundSchedule, of: Of, on: string): Coming[] {
  if (!published || !verify || verify.to < on) return [];
  const line = { ...of, step: 'verify' as const };
  if (verify.from < on) return [{ ...line, says: says.verifyUntil, when: formatDate(verify.to), at: verify.to }];
  return [{ ...line, says: says.verify, when: daysInWords(daysOf(verify)), at: verify.from }];
}

/** By the day and states that the server sent, so that all readers agree. */
export function comingOf(schedule: Schedule): Coming[] {
  const { on, tracks, rounds } = schedule;
  return tracks.flatMap((track) => {
    const own = rounds.filter((round) => round.track === track.code);
    const isRunning = own.some(({ state }) => state !== 'closed');
    const next = own.find(({ state, published }) => state === 'before' && !published);
    return [
      ...applying(track, on, isRunning),
      ...own.flatMap((round) => {
        const line = { track: track.code, trackName: track.name, name: nameIn(schedule, round) };
        const isShown = round.published || round === next;
        return isShown ? [...deciding(round, line, on), ...verifying(round, line, on)] : [];
      }),
    ];
  });
}

export const isAnyToCome = (lines: readonly Coming[]): boolean => lines.some(({ isOver }) => !isOver);
