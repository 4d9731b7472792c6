import { useSession } from '@university/shared';
import { formatSize, TextField } from '@university/shared/ui';
import { useState } from 'react';
import type { Notice } from '../contract';
import { DropZone } from '../form/DropZone';
import { TaskFrame } from '../form/TaskFrame';
import { chosenFiles } from '../form/drafts';
import { FormPart } from '../form/fields';
import { fromIstInput } from '../time/ist';
import { AboutFields, COMMON_ORDER, DetailFields, UntilFields, useNoticeForm, WhereField } from './NoticeFields';
import { Preview } from './Preview';
import { checkFile, issuesOf, LIMIT_IN_WORDS } from './check';
import { texts as words } from './texts';
import { type NoticeValues, valuesOf } from './values';

/** One file only, so that it needs no other key. */
const FILE = 'pdf';

interface Props {
  id: string;
  start: EditValues;
  /** Bytes of the present file. */
  size: number;
  onSave: (values: EditValues, file: File | undefined) => Promise<unknown>;
}

/** Everything about a notice that can be changed, its file included. */
export function EditForm({ id, start, size, onSave }: Props) {
  const owner = useSession()?.email ?? '';
  const files = chosenFiles(owner, editFormOf(id));
  const [file, setFile] = useState(() => files.get(FILE));
  const [refused, setRefused] = useState<string | null>(null);
  const [task, noticeTask] = useNoticeForm<EditValues>({
    name: editFormOf(id),
    defaultValues: start,
    order: ['section', 'fileName', ...COMMON_ORDER],
    issuesOf,
    onSend: async (values) => {
      await onSave(values, file);
      files.clear();
    },
  });
  const values = task.form.watch();

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
    <TaskFrame task={task} gap={4} submit={words.edit.submit} onStartAgain={startAgain}>
      <WhereField task={noticeTask} />
      <FormPart title={words.parts.file}>
        <TextField
          {...task.field('fileName')}
          label={words.fileName}
          hint={words.fileNameHint}
          lang={values.language}
        />
        <DropZone
          id={task.idOf('pdf')}
          label={words.oneFile}
          hint={words.oneFileHint(LIMIT_IN_WORDS)}
          error={refused ?? undefined}
          accept="application/pdf,.pdf"
          onFiles={(files) => void choose(files)}
        />
        <span role="status">{file && words.chosen(file.name, formatSize(file.size))}</span>
      </FormPart>
      <AboutFields task={noticeTask} />
      <DetailFields task={noticeTask} />
      <FormPart title={words.parts.when}>
        <TextField {...task.field('publishAt')} type="datetime-local" label={words.publishAtEdit} />
        <UntilFields task={noticeTask} />
      </FormPart>
      <Preview
        values={values}
        title={values.fileName}
        size={file?.size ?? size}
        publishAt={fromIstInput(values.publishAt)}
      />
    </TaskFrame>
  );
}

export interface EditValues extends NoticeValues {
  fileName: string;
  /** Name of a file that takes the place of the present one. */
  newFile: string;
}

export const editValuesOf = (notice: Notice): EditValues => ({ ...valuesOf(notice), newFile: '' });

/** Under which name the form of a notice is kept. */
export const editFormOf = (id: string) => `edit-${id}`;
