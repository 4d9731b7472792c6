import { addDays, today } from '@university/shared/time';
import type { Fields } from '../../form/upload-queue';
import { formSchema } from '../../form/use-task-form';
import { BLANK, noticeFields, titleField } from '../values';
import type { texts } from './texts';

export type AlertEnd = keyof typeof texts.ends;

export interface AlertValues {
  sentence: string;
  more: string;
  end: AlertEnd;
}

export const BLANK_ALERT: AlertValues = { sentence: '', more: '', end: 'today' };

/** The last day of an alert, YYYY-MM-DD; empty: somebody takes it away. */
const LAST_DAY: Record<AlertEnd, () => string> = {
  today,
  tomorrow: () => addDays(today(), 1),
  open: () => '',
};

/** The notice that an alert is: its title stands on every page, and where nothing more is said its text says the same. */
export const alertSchema = formSchema<AlertValues, Fields>(({ sentence, more, end }) => {
  const title = titleField(sentence, 'sentence');
  const validUntil = LAST_DAY[end]();
  const { fields, issues } = noticeFields({
    ...BLANK,
    section: 'alert',
    text: more.trim() || sentence,
    autoArchive: validUntil !== '',
    validUntil,
  });
  const found = issues.map((issue) => (issue.path === 'text' ? { ...issue, path: 'more' } : issue));
  return { output: { ...title.fields, ...fields }, issues: [...title.issues, ...found] };
});
