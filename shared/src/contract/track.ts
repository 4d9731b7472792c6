import { z } from 'zod';

/** The code of a track: `ug`. Which tracks there are, the documents of kind `track` say. */
export const track = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Name a track by its code');
export type Track = z.infer<typeof track>;
