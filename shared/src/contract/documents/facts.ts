import { z } from 'zod';
import { line, optionalAddress, optionalEmail, optionalLine, rows, whole } from './fields';

/** Who holds which office. Texts show them by `{{block officers}}`, or one group by `{{block officers-academic-officers}}`. */
export const officersData = z.object({
  officers: rows(
    'Officers',
    z.object({
      group: line('Group', 60, { hint: 'Heads of the university, Services' }),
      post: line('Office', 80),
      name: optionalLine('Who holds it', 120, { hint: 'Empty: the office alone is named.' }),
      duty: line('Responsible for', 200),
      email: optionalEmail('Mailbox'),
      phone: optionalLine('Phone', 40, { isTranslated: false }),
      page: optionalAddress('Page that says more'),
    }),
    200,
    { hint: 'In the order of the list; those of a group stand together.' },
  ),
});

/** A count of people. */
const people = (title: string, hint?: string) => whole(title, 0, 100_000, hint ? { hint } : {});

/**
 * What became of those who finished, by year and group. Texts show it by `{{block placement}}`. Medians and not highest
 * salaries: a median is what a reader may expect.
 */
export const placementData = z.object({
  years: rows(
    'What became of those who finished',
    z
      .object({
        year: line('Academic year', 20, { hint: '2024-25', isTranslated: false }),
        group: line('Who', 80, { hint: 'Diploma, B.Tech' }),
        finished: people('Finished'),
        placed: people('Work for an employer'),
        studying: people('Study on'),
        founded: people('Have a business of their own'),
        median: whole('Median pay a year', 0, 100_000_000, { input: 'rupees' })
          .nullable()
          .meta({ title: 'Median pay a year', hint: 'Empty: not known.', input: 'rupees' }),
      })
      .refine(({ finished, placed, studying, founded }) => placed + studying + founded <= finished, {
        path: ['finished'],
        error: 'The three numbers beside it are more than this',
      }),
    100,
  ),
  source: optionalLine('Where the figures come from', 200, {
    hint: 'Such as: Asked of all who finished, six months later; 92 of 100 answered.',
  }),
});

/**
 * How many seats are kept for whom. Texts show it by `{{block reservation}}`, or one group by `{{block
 * reservation-categories}}`.
 */
export const reservationData = z.object({
  seats: rows(
    'Seats',
    z.object({
      group: line('Group', 80, { hint: 'Regions, Categories, Supernumerary' }),
      name: line('For whom', 120),
      code: optionalLine('Code', 10, { hint: 'As results and letters have it.', isTranslated: false }),
      seats: line('How many', 60, { hint: '15%, or: 1 for each programme and campus' }),
      rule: optionalLine('Rule or proof', 300, { hint: 'Who belongs to it, or the paper that shows it.' }),
    }),
    60,
    { hint: 'In the order of the table; those of a group stand together.' },
  ),
});
