import type { RoundSchedule, Schedule } from '@university/shared/contract';

export function aRound(changes: Partial<RoundSchedule> = {}): RoundSchedule {
  return {
    cycle: '2025-26',
    track: 'diploma',
    track_name: 'Diploma',
    track_full_name: 'Diploma',
    round: 1,
    final: false,
    published: true,
    opensAt: '2025-08-14T04:30:00.000Z',
    closesAt: '2025-08-18T11:30:00.000Z',
    state: 'open',
    pay: { from: '2025-08-19', to: '2025-08-21' },
    verify: { from: '2025-08-22', to: '2025-08-24' },
    verify_place: null,
    counselling: {
      day: '2025-08-20',
      time: '10:00',
      campus: 'Shakarpur I Campus',
      location: 'Shakarpur Extension',
      nearestMetro: 'Nirman Vihar',
    },
    follows: null,
    ...changes,
  };
}

export function aSchedule(rounds: readonly RoundSchedule[] = [], changes: Partial<Schedule> = {}): Schedule {
  const tracks = new Map(
    rounds.map(({ track, track_name, track_full_name }) => [track, { track_name, track_full_name }]),
  );
  return {
    on: '2025-08-15',
    cycle: '2025-26',
    tracks: [...tracks].map(([code, names]) => ({
      code,
      name: names.track_name,
      full_name: names.track_full_name,
      application: null,
    })),
    rounds: [...rounds],
    ...changes,
  };
}

export const scheduleAnswer = (...rounds: RoundSchedule[]) => ({
  '/admission/schedule': { status: 'success', data: aSchedule(rounds) },
});
