import '../zod-without-eval';
import { z } from 'zod';
import { texts } from '../texts/results';

const words = texts.window;

/** As `datetime-local` inputs hold it; both are in IST, so that they compare as text. */
const local = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, words.needs);

/** The window of a round as staff enter it. */
export const windowForm = z
  .object({ opensAt: local, closesAt: local })
  .refine(({ opensAt, closesAt }) => closesAt > opensAt, { path: ['closesAt'], message: words.order });
