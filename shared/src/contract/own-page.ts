import { z } from 'zod';
import { oneLine, severalLines } from './text';

/** What members of the faculty change of their own pages. */
export const ownPageUpdate = z.object({
  /** Plain text or Markdown. */
  overview: severalLines().max(5_000, 'Keep it under 5,000 characters'),
  research: z
    .array(oneLine().min(1, 'Remove the empty line').max(300, 'Keep each interest under 300 characters'))
    .max(50, 'Give at most 50 interests'),
  /** The one that was seen. */
  version: z.number().int(),
});
