import '../zod-without-eval';
import { MOST_TAKE_BACK_MINUTES } from '@university/shared/contract';
import { z } from 'zod';
import { texts } from '../texts/results';

const words = texts.window;

/** As `datetime-local` inputs hold it; both are in IST, so that they compare as text. */
const local = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, words.needs);

/** The window of a round as staff enter it, and for how many minutes a decision can be taken back. */
export const windowForm = z
  .object({
    opensAt: local,
    closesAt: local,
    takeBackMinutes: z
      .string()
      .trim()
      .regex(/^\d{1,4}$/, words.takeBackNeeds)
      .refine((minutes) => Number(minutes) <= MOST_TAKE_BACK_MINUTES, words.takeBackNeeds),
  })
  .refine(({ opensAt, closesAt }) => closesAt > opensAt, { path: ['closesAt'], message: words.order });
