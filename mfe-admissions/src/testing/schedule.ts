import type { RoundSchedule } from '@university/shared/contract';

/** Diploma Round 1 with its window open, as `anAllotment` has it, and what follows. */
export function aRound(changes: Partial<RoundSchedule> = {}): RoundSchedule {
  return {
    track: 'diploma',
    round: 1,
    final: false,
    published: true,
    opensAt: '2025-08-14T04:30:00.000Z',
    closesAt: '2025-08-18T11:30:00.000Z',
    state: 'open',
    pay: { from: '2025-08-19', to: '2025-08-21' },
    verify: { from: '2025-08-22', to: '2025-08-24' },
    counselling: {
      day: '2025-08-20',
      time: '10:00',
      campus: 'Shakarpur I Campus',
      location: 'Shakarpur Extension',
      nearestMetro: 'Nirman Vihar',
    },
    ...changes,
  };
}

/** What the API answers to `/admission/schedule`. */
export const scheduleAnswer = (...rounds: RoundSchedule[]) => ({
  '/admission/schedule': { status: 'success', data: { rounds } },
});
