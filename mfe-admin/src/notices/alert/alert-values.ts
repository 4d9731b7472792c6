import { addDays, HOUR, istDay, MINUTE, toIstInput } from '@university/shared/time';
import type { Fields } from '../../form/upload-queue';
import { formSchema } from '../../form/use-task-form';
import { BLANK, noticeFields, titleField } from '../values';
import type { texts } from './texts';

export type AlertEnd = keyof typeof texts.ends;

export interface AlertValues {
  sentence: string;
  more: string;
  end: AlertEnd;
  /** `datetime-local` in IST, where the end is one of its own. */
  until: string;
}

export const BLANK_ALERT: AlertValues = { sentence: '', more: '', end: 'tonight', until: '' };

/** The first whole minute at an instant or after it, as `datetime-local` inputs hold it. */
const minuteFrom = (instant: number) => toIstInput(Math.ceil(instant / MINUTE) * MINUTE);

/** Where an alert ends, as `datetime-local` inputs hold it, or with the day; empty: somebody takes it away. @param now epoch milliseconds */
const END: Record<AlertEnd, (now: number, until: string) => string> = {
  hours: (now) => minuteFrom(now + 2 * HOUR),
  // The day alone ends at midnight, and is never over before somebody has sent it.
  tonight: (now) => istDay(now),
  tomorrow: (now) => `${addDays(istDay(now), 1)}T18:00`,
  own: (_, until) => until,
  open: () => '',
};

/** At the inputs of this form. */
const INPUTS: Partial<Record<string, keyof AlertValues>> = {
  text: 'more',
  validUntil: 'until',
  validUntilTime: 'until',
};

/**
 * The notice that an alert is: its title stands on every page, and where nothing more is said its text says the same.
 * @param now epoch milliseconds from which ends are counted
 */
export const alertSchema = (now: () => number) =>
  formSchema<AlertValues, Fields>(({ sentence, more, end, until }) => {
    const title = titleField(sentence, 'sentence');
    const [validUntil = '', validUntilTime = ''] = END[end](now(), until).split('T');
    const { fields, issues } = noticeFields({
      ...BLANK,
      section: 'alert',
      text: more.trim() || sentence,
      autoArchive: end !== 'open',
      validUntil,
      validUntilTime,
    });
    const found = issues.map(({ path, message }) => ({ message, path: INPUTS[path] ?? path }));
    return { output: { ...title.fields, ...fields }, issues: [...title.issues, ...found] };
  });
