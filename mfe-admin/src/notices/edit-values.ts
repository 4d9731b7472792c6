import type { EditableDocument, Translation } from '@university/shared/contract';
import type { DocumentOutput } from '../documents/form-context';
import { fieldsOfKind, isSeen } from '../documents/kinds';
import { hindiIn } from '../documents/model/check';
import { fromValues, toValues } from '../documents/model/values';
import { formSchema, type Issue } from '../form/use-task-form';
import { DETAIL_FIELDS, detailsOf } from './sections';
import { texts } from './texts';
import { hourOf, lastDayOf, type NoticeValues, noticeFields, titleField } from './values';

export interface EditValues extends NoticeValues {
  /** Its texts in Hindi. */
  hi?: Translation[];
  fileName: string;
  /** Names its PDF; empty: it has none. */
  file: string;
  /** What was changed and why, for the history. */
  note: string;
  /** What was wrong, for readers. */
  correction: string;
}

/** A notice as its form begins with it, with its draft where it has one. */
export function startOf({ data, draft }: EditableDocument): EditValues {
  const { note = '', correction = '' } = draft ?? {};
  const values = toValues(fieldsOfKind('notice'), draft?.data ?? data) as unknown as NoticeValues;
  // The last date is the last day: it is asked for once.
  const validUntil = values.validUntil === values.endDate ? '' : values.validUntil;
  return { ...({ ...values, validUntil, ...hindiIn(draft?.data ?? data) } as EditValues), note, correction };
}

/** What is entered, whether or not it fits; what its section does not ask for is left out. */
export function entered(values: EditValues): DocumentOutput {
  const asked = detailsOf(values.section);
  const left = DETAIL_FIELDS.filter((field) => !asked.includes(field)).map((field) => [field, null]);
  return {
    data: {
      ...fromValues(fieldsOfKind('notice'), { ...values }),
      ...Object.fromEntries(left),
      ...hindiIn({ ...values }),
      validUntilTime: (values.autoArchive && hourOf(values)) || null,
      validUntil: (values.autoArchive && lastDayOf(values)) || null,
    },
    note: values.note.trim(),
    correction: values.correction.trim(),
  };
}

/** Whether another PDF is to take the place of one. */
export const replacesPaper = ({ data: { file: present } }: EditableDocument, file: string): boolean =>
  file !== '' && present !== null && file !== present;

/** Readers who have seen a PDF are told what was wrong with it. @param isStoring a PDF is on its way */
export const schemaOf = (base: EditableDocument, isStoring: () => boolean) =>
  formSchema<EditValues, DocumentOutput>((values) => {
    const { file, text, correction } = values;
    const more: (Issue | false)[] = [
      isSeen(base) &&
        replacesPaper(base, file) &&
        !correction.trim() && { path: 'correction', message: texts.problems.correction },
      file === '' && !text.trim() && { path: 'text', message: texts.problems.noFile },
      isStoring() && { path: 'file', message: texts.problems.storing },
    ];
    return {
      output: entered(values),
      issues: [
        ...titleField(values.fileName, 'fileName').issues,
        ...noticeFields(values).issues,
        ...more.filter((issue) => issue !== false),
      ],
    };
  });

/** Issues of the API at the inputs of the form. */
export const atInputs = (issues: readonly Issue[]): Issue[] =>
  issues.map(({ path, message }) => ({ path: path.replace(/^data\./, ''), message }));
