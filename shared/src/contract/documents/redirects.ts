import { z } from 'zod';
import { oneLine } from '../text';
import { type FieldNotes, optionalLine, requiredAddress } from './fields';

const notes: FieldNotes = {
  title: 'From',
  hint: 'An address of this site where no page is, as in /old-page. Capital and small letters are the same.',
};

/** An address that leads to another one: of a page that moved, or of one on an earlier website. */
export const redirectData = z.object({
  from: oneLine()
    .max(200, 'Keep this under 200 characters')
    .regex(/^(?:\/[^\s\\/?#]+)+$/, 'Write it as /old-page, with nothing after it')
    .meta({ ...notes }),
  to: requiredAddress('Leads to', { hint: 'A page as in /academics/history, or https://… elsewhere.' }),
  note: optionalLine('Why', 200, { hint: 'For colleagues; visitors do not see it.', isTranslated: false }),
});
