import { TextField } from '@university/shared/ui';
import { TaskFrame } from '../form/TaskFrame';
import { FormPart } from '../form/fields';
import type { TaskForm } from '../form/use-task-form';
import { fromIstInput, startOfIstDay, today } from '../time/ist';
import { Entries } from './Entries';
import { AboutFields, COMMON_ORDER, DetailFields, UntilFields, useNoticeForm, WhereField } from './NoticeFields';
import { Preview } from './Preview';
import { texts as words } from './texts';
import { blank, uploadIssues, type UploadKind, type UploadValues } from './upload-values';

export type UploadTask = TaskForm<UploadValues>;

const MOST = 50;

const entryFields = Array.from({ length: MOST }, (_, index) => [
  `entries.${index}.title` as const,
  `entries.${index}.fileName` as const,
]).flat();

interface Props {
  kind: UploadKind;
  start: UploadValues;
  files: Map<string, File>;
  onSubmit: (values: UploadValues) => void;
}

/** What is uploaded, where it stands and for how long; one form for one or several files. */
export function UploadForm({ kind, start, files, onSubmit }: Props) {
  const [task, noticeTask] = useNoticeForm<UploadValues>({
    name: `upload-${kind}`,
    defaultValues: start,
    order: ['section', ...entryFields, 'originalDate', ...COMMON_ORDER],
    issuesOf: uploadIssues(kind),
    inputOf: (field) => (field.endsWith('.fileName') ? 'pdf' : field),
    onSend: async (values) => onSubmit(values),
  });
  const values = task.form.watch();
  const [first] = values.entries;

  function startAgain() {
    files.clear();
    task.startAgain(blank());
  }

  return (
    <TaskFrame
      task={task}
      gap={4}
      submit={words[kind === 'archive' ? 'archive' : 'upload'].submit(values.entries.length)}
      onStartAgain={startAgain}
    >
      <WhereField task={noticeTask} />
      <Entries task={task} files={files} />
      {kind === 'archive' && (
        <FormPart title={words.parts.when}>
          <TextField
            {...task.field('originalDate')}
            type="date"
            max={today()}
            label={words.archive.originalDate}
            hint={words.archive.originalDateHint}
          />
        </FormPart>
      )}
      <AboutFields task={noticeTask} />
      <DetailFields task={noticeTask} />
      {kind === 'notice' && (
        <FormPart title={words.parts.when}>
          <TextField
            {...task.field('publishAt')}
            type="datetime-local"
            label={words.publishAt}
            hint={words.publishAtHint}
          />
          <UntilFields task={noticeTask} />
        </FormPart>
      )}
      <Preview
        values={values}
        title={first?.title ?? ''}
        size={first?.fileName ? first.size : undefined}
        publishAt={
          kind === 'archive'
            ? values.originalDate && startOfIstDay(values.originalDate)
            : fromIstInput(values.publishAt)
        }
      />
    </TaskFrame>
  );
}
