import type { DocumentData } from '@university/shared/contract';
import { istDay } from '@university/shared/time';
import { beganIn, yearName } from './calendar/year';

type Year = DocumentData<'placement'>['years'][number];

/** Invented: who, finished, placed, studying, founded, median pay; of the last year and of the one before. */
const FIGURES: readonly (readonly [group: string, ...last: number[]])[][] = [
  [
    ['Diploma', 1_240, 806, 298, 37, 216_000],
    ['B.Tech and other degrees', 912, 611, 164, 29, 348_000],
    ['Postgraduate', 268, 190, 24, 11, 420_000],
  ],
  [
    ['Diploma', 1_105, 685, 282, 31, 204_000],
    ['B.Tech and other degrees', 846, 541, 160, 22, 330_000],
    ['Postgraduate', 241, 166, 23, 9, 396_000],
  ],
];

/** Of the two academic years before the one in which the demonstration first started. */
export function placementDocument(firstStart: Date): DocumentData<'placement'> {
  const began = beganIn(istDay(firstStart));
  const years = FIGURES.flatMap((rows, yearsAgo) =>
    rows.map(
      ([group, finished = 0, placed = 0, studying = 0, founded = 0, median = 0]): Year => ({
        year: yearName(began - 1 - yearsAgo),
        group,
        finished,
        placed,
        studying,
        founded,
        median,
      }),
    ),
  );
  return {
    years,
    source: 'Asked of all who finished, six months later. Who did not answer is counted as finished only.',
  };
}
