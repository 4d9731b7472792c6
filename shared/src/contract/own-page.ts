import { z } from 'zod';
import { personData } from './documents/people';
import { severalLines } from './text';

const { photoId, qualifications, research, publications } = personData.shape;

/** Plain text or Markdown; empty: there is none. */
const text = () => severalLines().max(5_000, 'Keep it under 5,000 characters');

/** What a member of the faculty changes of the own page. What is left out stays as it is. */
export const ownPageUpdate = z.object({
  overview: text(),
  research,
  qualifications: qualifications.optional(),
  research_text: text().nullable().optional(),
  publications: publications.optional(),
  /** `_id` of a picture of the library; null: none. */
  photo_id: photoId.optional(),
  /** The one that was seen. */
  version: z.number().int(),
});
