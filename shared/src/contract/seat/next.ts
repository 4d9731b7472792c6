import type { Allotment, AllotmentStatus, RoundSchedule } from '../allotment';
import type { SeatLanguage } from './language';

/** One thing to do or to wait for. */
export interface SeatNext {
  text: string;
  /** Day and place, in words. */
  when?: readonly string[];
  link?: { text: string; to: string };
}

type Situation = AllotmentStatus | 'not-allotted' | 'held';
type Name = 'betterSeat' | 'nextRound' | 'left' | 'lapsed' | 'counselling' | 'certificates';

/** What the page says nowhere else. In a final round nobody waits for a further one. */
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

/** Says in a language what comes next. */
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

  /** What comes after what stands above it on the page. */
  return function nextOf(allotment: Allotment, counselling?: RoundSchedule['counselling']): SeatNext[] {
    const { outcome, status } = allotment.record;
    const situation = outcome === 'allotted' ? (status ?? 'pending') : outcome;
    return STEPS[situation].map((name) => nextFor(name, allotment, counselling));
  };
}
