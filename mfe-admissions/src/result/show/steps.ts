import type { Allotment, AllotmentStatus, RoundSchedule } from '@university/shared/contract';
import { formatDate, formatDays, formatInstant, formatTime } from '@university/shared/time';

import { type StepName, stepDays, steps as texts } from './steps-texts';

/** Where an applicant stands: the status of a seat, or why there is none. */
type Situation = AllotmentStatus | 'not-allotted' | 'held';

/** What each has to do or to wait for, in order. In a final round nobody waits for a further one. */
const STEPS: Record<Situation, readonly StepName[]> = {
  pending: ['decide', 'payIfAccepted', 'verify'],
  freeze: ['letter', 'pay', 'verify'],
  float: ['letter', 'pay', 'verify', 'betterSeat'],
  upgrade: ['nextRound'],
  reject: ['left'],
  lapsed: ['lapsed'],
  'not-allotted': ['nextRound'],
  held: ['counselling', 'certificates'],
};

export interface Step {
  name: StepName;
  title: string;
  text: string;
  /** Day or time and place, in words. */
  when: readonly string[];
}

interface Known {
  allotment: Allotment;
  /** Of this round and the next one, where they are known. */
  schedule?: RoundSchedule;
  next?: RoundSchedule;
}

const situationOf = ({ outcome, status }: Allotment['record']): Situation =>
  outcome === 'allotted' ? (status ?? 'pending') : outcome;

function counsellingInWords(schedule: RoundSchedule | undefined): string[] {
  if (!schedule?.counselling) return [stepDays.announced];
  const { day, time, campus, location, nearestMetro } = schedule.counselling;
  return [
    `${formatDate(day)}, ${formatTime(time)}`,
    stepDays.place(campus, location),
    ...(nearestMetro ? [stepDays.metro(nearestMetro)] : []),
  ];
}

function whenOf(name: StepName, { allotment: { window }, schedule, next }: Known): string[] {
  const opens = formatInstant(window.opensAt);
  const closes = formatInstant(window.closesAt);
  switch (name) {
    case 'decide':
      return [window.isOpen ? stepDays.until(closes) : stepDays.between(opens, closes)];
    case 'pay':
    case 'payIfAccepted':
      return [schedule?.pay ? formatDays(schedule.pay) : stepDays.announced];
    case 'verify':
      return [schedule?.verify ? formatDays(schedule.verify) : stepDays.announced];
    case 'nextRound':
    case 'betterSeat':
      return [next?.opensAt ? stepDays.from(formatInstant(next.opensAt)) : stepDays.announcedRound];
    case 'counselling':
      return counsellingInWords(schedule);
    default:
      return [];
  }
}

const WAITING: readonly StepName[] = ['nextRound', 'betterSeat'];

/** What an applicant does next, with the days where they are known. */
export function nextSteps(known: Known): Step[] {
  const { record } = known.allotment;
  return STEPS[situationOf(record)]
    .map((name) => (record.final && WAITING.includes(name) ? 'lastRound' : name))
    .map((name) => {
      const [title, text] = texts[name];
      return {
        name,
        title: typeof title === 'string' ? title : title(record.round + 1),
        text: typeof text === 'string' ? text : text(record.campus ?? ''),
        when: whenOf(name, known),
      };
    });
}
