import { ApiError } from '@university/shared';
import { TextField } from '@university/shared/kit';
import { useRef } from 'react';
import { SaveBar } from '../documents/form-layout';
import { type DocumentOutput, type FormOfDesk, openForm } from '../documents/form-context';
import { HindiPart } from '../documents/hindi/HindiPart';
import { formOf, isSeen } from '../documents/kinds';
import { texts as documents } from '../documents/texts';
import { type TaskForm, useTaskForm } from '../form/use-task-form';
import { atInputs, type EditValues, entered, replacesPaper, schemaOf, startOf } from './edit-values';
import { COMMON_ORDER, NoticeForm } from './NoticeForm';
import { PaperField } from './PaperField';
import { texts } from './texts';

/** Everything about a notice that can be changed, its file included. */
export function EditForm({ base, onSave, submit = documents.form.save, beside }: FormOfDesk) {
  const storing = useRef(false);
  const task: TaskForm<EditValues, DocumentOutput> = useTaskForm<EditValues, DocumentOutput>({
    name: formOf('notice', base._id),
    schema: schemaOf(base, () => storing.current),
    defaultValues: startOf(base),
    order: ['section', 'fileName', 'file', 'correction', ...COMMON_ORDER, 'hi', 'note'],
    onSend: (output) =>
      onSave(output).catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.issues.length === 0) throw error;
        throw new ApiError(error.status, error.code, error.message, atInputs(error.issues), error.data);
      }),
  });
  const form = openForm(task, () => entered(task.form.getValues()));
  const lang = task.form.watch('language');
  const isReplaced = replacesPaper(base, task.form.watch('file'));
  return (
    <NoticeForm
      id={base._id}
      task={task}
      submit={submit}
      beside={beside(form)}
      Buttons={SaveBar}
      file={
        <>
          <TextField {...task.field('fileName')} label={texts.fileName} hint={texts.fileNameHint} lang={lang} />
          <PaperField task={task} base={base} storing={storing} />
          {isSeen(base) && (
            <TextField
              {...task.field('correction')}
              label={isReplaced ? texts.correction : texts.correctionOptional}
              hint={texts.correctionHint}
              lang={lang}
              maxLength={300}
            />
          )}
        </>
      }
      publishAt={{ label: texts.publishAtEdit }}
      last={
        <>
          {lang === 'en' && (
            <HindiPart
              {...{ kind: 'notice', form, id: task.idOf('hi'), error: task.errorOf('hi') }}
              onWrite={(hi) => task.form.setValue('hi', hi, { shouldDirty: true })}
            />
          )}
          <TextField
            {...task.field('note')}
            label={documents.form.note}
            hint={documents.form.noteHint}
            maxLength={300}
          />
        </>
      }
    />
  );
}
