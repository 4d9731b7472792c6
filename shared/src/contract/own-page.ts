import { z } from 'zod';
import { oneLine, severalLines } from './text';

const lines = z
  .array(oneLine().min(1, 'Remove the empty line').max(500, 'Keep each line under 500 characters'))
  .max(200, 'Give at most 200 lines');

/** What a member of the faculty changes of the own page. */
export const ownPageUpdate = z.object({
  /** Plain text or Markdown. */
  overview: severalLines().max(5_000, 'Keep it under 5,000 characters'),
  research: z
    .array(oneLine().min(1, 'Remove the empty line').max(300, 'Keep each interest under 300 characters'))
    .max(50, 'Give at most 50 interests'),
  qualifications: lines.optional(),
  /** Plain text or Markdown. */
  research_text: severalLines().max(5_000, 'Keep it under 5,000 characters').nullable().optional(),
  publications: lines.optional(),
  /** The one that was seen. */
  version: z.number().int(),
});
