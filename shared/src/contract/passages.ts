import { z } from 'zod';
import { TRANSLATIONS } from '../language/languages';

/** Words that passages are looked for by: the beginnings of words, as many as a query has that say something. */
const MOST_WORDS = 8;

export const passageQuery = z.object({
  /** Beginnings of words, with spaces between. */
  words: z
    .string()
    .trim()
    .min(2)
    .max(100)
    .refine((words) => words.split(/\s+/).length <= MOST_WORDS, `Ask for at most ${MOST_WORDS} words`),
  /** The language of the texts that are looked through. */
  in: z.enum(['en', ...TRANSLATIONS]).default('en'),
});

/** A part of a page of text, below a heading of its own. */
export const passage = z.object({
  /** The address of the page. */
  path: z.string(),
  /** Its title. */
  title: z.string(),
  heading: z.string(),
  /** The id of the heading in the page. */
  id: z.string(),
  /** What is there around the words, without marks. */
  text: z.string(),
});
export type Passage = z.infer<typeof passage>;
