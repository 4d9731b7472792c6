import { useSession } from '@university/shared';
import { formatSize, TextField } from '@university/shared/kit';
import { fromIstInput } from '@university/shared/time';
import { useState } from 'react';
import type { Notice } from '../contract';
import { Check } from '../form/Check';
import { DropZone } from '../form/DropZone';
import { chosenFiles } from '../form/unfinished';
import { formSchema, type TaskForm, useTaskForm } from '../form/use-task-form';
import type { Fields } from '../form/upload-queue';
import { checkFile, LIMIT_IN_WORDS } from './check-file';
import { COMMON_ORDER, NoticeForm } from './NoticeForm';
import { texts } from './texts';
import { type NoticeValues, noticeFields, titleField, valuesOf } from './values';

export interface EditValues extends NoticeValues {
  fileName: string;
  /** Name of a file that takes the place of the present one. */
  newFile: string;
  /** The present file goes. */
  withoutFile: boolean;
  /** What was wrong, for readers. */
  correction: string;
}

export const editValuesOf = (notice: Notice): EditValues => ({
  ...valuesOf(notice),
  newFile: '',
  withoutFile: false,
  correction: '',
});

/** @param isPublic readers have seen it, so that they are told what was wrong with a paper that is replaced */
const schemaOf = (notice: Notice, isPublic: boolean) =>
  formSchema<EditValues, Fields>((values) => {
    const title = titleField(values.fileName, 'fileName');
    const { fields, issues } = noticeFields(values);
    const correction = values.correction.trim();
    const replaces = values.newFile !== '' && notice.fileLink !== '';
    const hasFile = values.newFile !== '' || (notice.fileLink !== '' && !values.withoutFile);
    const found = [...title.issues, ...issues];
    if (isPublic && replaces && !correction) found.push({ path: 'correction', message: texts.problems.correction });
    if (!hasFile && !fields.text) found.push({ path: 'text', message: texts.problems.noFile });
    return {
      output: { ...title.fields, ...fields, correction, ...(!hasFile && { withoutFile: 'true' }) },
      issues: found,
    };
  });

/** Names the form of a notice. */
export const editFormOf = (id: string) => `edit-${id}`;

/** One file only, so that it needs no other key. */
const FILE = 'pdf';

/** What somebody wants a notice to be. */
export interface Edited {
  values: EditValues;
  fields: Fields;
  file: File | undefined;
}

interface Props {
  notice: Notice;
  onSave: (edited: Edited) => Promise<unknown>;
}

/** Everything about a notice that can be changed, its file included. */
export function EditForm({ notice, onSave }: Props) {
  const owner = useSession()?.email ?? '';
  const name = editFormOf(notice._id);
  const files = chosenFiles(owner, name);
  const [file, setFile] = useState(() => files.get(FILE));
  const [refused, setRefused] = useState<string | null>(null);
  const start = editValuesOf(notice);
  const isPublic = Date.parse(notice.publishAt) <= Date.now();
  const task: TaskForm<EditValues, Fields> = useTaskForm<EditValues, Fields>({
    name,
    schema: schemaOf(notice, isPublic),
    defaultValues: start,
    order: ['section', 'fileName', 'correction', ...COMMON_ORDER],
    onSend: async (fields) => {
      await onSave({ values: task.form.getValues(), fields, file });
      files.clear();
    },
  });
  const { fileName, language, publishAt, newFile } = task.form.watch();

  async function choose([chosen]: File[]) {
    if (!chosen) return;
    const problem = await checkFile(chosen);
    setRefused(problem);
    replaceBy(problem ? undefined : chosen);
  }

  function replaceBy(next: File | undefined) {
    if (next) files.set(FILE, next);
    else files.clear();
    setFile(next);
    task.form.setValue('newFile', next?.name ?? '', { shouldDirty: true });
  }

  function startAgain() {
    replaceBy(undefined);
    task.startAgain(start);
  }

  return (
    <NoticeForm
      id={notice._id}
      task={task}
      submit={texts.edit.submit}
      onStartAgain={startAgain}
      file={
        <>
          <TextField {...task.field('fileName')} label={texts.fileName} hint={texts.fileNameHint} lang={language} />
          <DropZone
            id={task.idOf('pdf')}
            label={texts.oneFile}
            hint={texts.oneFileHint(LIMIT_IN_WORDS)}
            error={refused ?? undefined}
            accept="application/pdf,.pdf"
            onFiles={(chosen) => void choose(chosen)}
          />
          <span role="status">{file && texts.chosen(file.name, formatSize(file.size))}</span>
          {notice.fileLink && !newFile && <Check {...task.field('withoutFile')} label={texts.withoutFile} />}
          {isPublic && (
            <TextField
              {...task.field('correction')}
              label={texts.correction}
              hint={texts.correctionHint}
              lang={language}
              maxLength={300}
            />
          )}
        </>
      }
      publishAt={{ label: texts.publishAtEdit }}
      preview={{ title: fileName, size: file?.size ?? (notice.size || undefined), publishAt: fromIstInput(publishAt) }}
    />
  );
}
