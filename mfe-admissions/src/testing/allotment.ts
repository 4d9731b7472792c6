import type { Allotment, SeatPreference } from '@university/shared/contract';

type Changes = Partial<Omit<Allotment, 'record'>> & { record?: Partial<Allotment['record']> };

const aWish = (position: number, became: SeatPreference['became'], program: string): SeatPreference => ({
  position,
  program,
  program_id: `program-${position}`,
  campus: 'Pusa I Campus',
  campus_slug: 'pusa-i',
  became,
});

export function anAllotment({ record, ...rest }: Changes = {}): Allotment {
  return {
    record: {
      _id: 'a1',
      cycle: '2025-26',
      track: 'diploma',
      track_name: 'Diploma',
      round: 1,
      final: false,
      outcome: 'allotted',
      form_number: '••••••••002',
      name: 'Ravi Menon',
      program: 'Diploma in Computer Engineering',
      campus: 'Pusa I Campus',
      registered_category: 'C_UR',
      category_allocated: 'OC_EWS',
      program_preference: 3,
      rank: 12,
      status: 'pending',
      decided_at: null,
      ...record,
    },
    offered: ['freeze', 'float', 'upgrade', 'reject'],
    window: { opensAt: '2025-08-14T04:30:00.000Z', closesAt: '2025-08-18T11:30:00.000Z', isOpen: true },
    serverTime: '2025-08-15T06:00:00.000Z',
    needsCode: false,
    proved: true,
    takeBackMinutes: 60,
    takeBack: null,
    replaced: false,
    heldAt: null,
    program_id: 'computer',
    campus_slug: 'pusa-i',
    due: { amount: 19_550, from: '2025-08-19', until: '2025-08-21', portal: 'https://pay.university.example' },
    verification: {
      from: '2025-08-22',
      until: '2025-08-24',
      place: 'Pusa I Campus',
      location: 'Pusa Road, New Delhi',
      metro: 'Rajendra Place',
    },
    preferences: [
      aWish(1, 'higher', 'Diploma in Civil Engineering'),
      aWish(2, 'higher', 'Diploma in Architecture'),
      aWish(3, 'allotted', 'Diploma in Computer Engineering'),
      aWish(4, 'lower', 'Diploma in Fashion Design'),
    ],
    next_round: { round: 2, opensAt: '2025-09-01T04:30:00.000Z' },
    ...rest,
  };
}
