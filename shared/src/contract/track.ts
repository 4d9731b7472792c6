import { z } from 'zod';

/** Code of a document of kind `track`: `ug`. */
export const track = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Name a track by its code');
export type Track = z.infer<typeof track>;
