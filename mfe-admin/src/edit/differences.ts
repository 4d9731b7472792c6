import type { Notice } from '../contract';
import { valuesOf } from '../notice-form/values';
import { labelOf } from '../sections';
import { texts as words } from '../texts/notices';
import type { EditValues } from './values';

/** What a field is called in the comparison. */
const NAMES: Record<keyof ReturnType<typeof valuesOf>, string> = {
  section: words.section,
  fileName: words.fileName,
  language: words.language,
  summary: words.summary,
  publishAt: words.publishAtEdit,
  endDate: words.endDate,
  apply: words.apply,
  vacancies: words.vacancies,
  orderNumber: words.orderNumber,
  orderDate: words.orderDate,
  autoArchive: words.autoArchive,
  validUntil: words.validUntil,
};

export interface Difference {
  field: string;
  before: string;
  now: string;
  own: string;
}

function inWords(values: ReturnType<typeof valuesOf>, name: keyof typeof NAMES): string {
  const value = values[name];
  if (name === 'section') return values.section && labelOf(values.section);
  if (name === 'language') return words.languages[values.language];
  if (name === 'publishAt') return values.publishAt.replace('T', ' ');
  return value === true ? '✓' : String(value || '');
}

/** What somebody else changed since the form was opened, and what stands in the form. */
export function differences(base: Notice, theirs: Notice, mine: EditValues): Difference[] {
  const [before, now] = [valuesOf(base), valuesOf(theirs)];
  const fields = (Object.keys(NAMES) as (keyof typeof NAMES)[])
    .filter((name) => before[name] !== now[name])
    .map((name) => ({
      field: NAMES[name].replace(/ \(optional\)$/, ''),
      before: inWords(before, name),
      now: inWords(now, name),
      own: inWords(mine, name),
    }));
  if (base.fileLink === theirs.fileLink) return fields;
  return [
    ...fields,
    { field: words.edit.conflict.file, before: '', now: words.edit.conflict.replaced, own: mine.newFile },
  ];
}
