import type { Notice } from '../contract';
import type { Difference } from '../form/Conflict';
import type { EditValues } from './EditForm';
import { labelOf } from './sections';
import { texts } from './texts';
import { valuesOf } from './values';

/** What a field is called in the comparison. */
const NAMES: Record<keyof ReturnType<typeof valuesOf>, string> = {
  section: texts.section,
  fileName: texts.fileName,
  language: texts.language,
  summary: texts.summary,
  publishAt: texts.publishAtEdit,
  endDate: texts.endDate,
  apply: texts.apply,
  vacancies: texts.vacancies,
  orderNumber: texts.orderNumber,
  orderDate: texts.orderDate,
  text: texts.text,
  startsAt: texts.startsAt,
  endsAt: texts.endsAt,
  place: texts.place,
  picture: texts.picture,
  follows: texts.follows,
  autoArchive: texts.autoArchive,
  validUntil: texts.validUntil,
};

function inWords(values: ReturnType<typeof valuesOf>, name: keyof typeof NAMES): string {
  const value = values[name];
  if (name === 'section') return values.section && labelOf(values.section);
  if (name === 'language') return texts.languages[values.language];
  if (name === 'publishAt' || name === 'startsAt' || name === 'endsAt') return values[name].replace('T', ' ');
  // Ids say nothing to people.
  if (name === 'picture' || name === 'follows') return values[name] && '✓';
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
    { field: texts.edit.conflict.file, before: '', now: texts.edit.conflict.replaced, own: mine.newFile },
  ];
}
