import { programLevel } from '@university/shared/contract';
import { z } from 'zod';

export const takes = z.object({
  code: z.string().max(30).optional(),
  name: z.string().max(200),
  level: programLevel,
  track: z.string().max(60).optional(),
});

export type Programme = z.infer<typeof takes>;
