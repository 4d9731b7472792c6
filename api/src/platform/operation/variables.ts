import { z } from 'zod';
import { apiVariables } from '../../config';

/** The environment of every server of this project: the API's variables and those of a server around it. */
export const serverVariables = z.object({
  ...apiVariables.shape,
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  /** Origin of the site: canonical links, links in mail. */
  PUBLIC_URL: z.url({ protocol: /^https?$/, message: 'must look like https://www.university.example' }).optional(),
  /** Whoever bears it may read `/metrics`; without it there are none. */
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w-]{20,200}$/, 'needs 20 to 200 letters, digits, - or _')
    .optional(),
});

export type ServerVariables = z.infer<typeof serverVariables>;
