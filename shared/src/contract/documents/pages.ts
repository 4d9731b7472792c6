import { z } from 'zod';
import { NOTICE_SECTIONS, type NoticeSection } from '../notices';
import { typedCode } from '../text';
import { article, choice, day, line, lines, type FieldNotes } from './fields';

const SECTIONS = NOTICE_SECTIONS.map(({ id }) => id) as [NoticeSection, ...NoticeSection[]];

const notes: FieldNotes = {
  title: 'Address',
  hint: 'As in /about-us/history or /green-campus. When it changes, the old address leads to the new one.',
};

/** A page of text. */
export const pageData = z.object({
  path: typedCode()
    .max(120, 'Keep the address under 120 characters')
    .regex(/^\/[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*(?:\/[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*)*$/, 'Write it as /about-us/history')
    .meta({ ...notes }),
  title: line('Title', 120),
  description: line('What it answers', 200, { hint: 'Stands below the title and in search engines.' }),
  keywords: lines('Further words to find it by', { each: 60, most: 40 }),
  owner: line('Office that answers for it', 120),
  reviewOn: day('To be looked through on'),
  section: choice('Newest notices of', SECTIONS).nullable().meta({
    title: 'Newest notices of',
  }),
  body: article('Text', 50_000, {
    hint: 'Headings begin with ## and ###. {{name}}, {{helpDesk}} and the like stand for what Identity says.',
  })
    .unwrap()
    .meta({ title: 'Text', input: 'markdown', isTranslated: true } satisfies FieldNotes),
});
