import { today } from '@university/shared/identity';
import { TextField } from '@university/shared/kit';
import { fromIstInput } from '@university/shared/time';
import { useTaskForm } from '../form/use-task-form';
import { Entries } from './Entries';
import { COMMON_ORDER, NoticeForm } from './NoticeForm';
import { texts as words } from './texts';
import type { NewJob } from '../form/upload-queue';
import { blank, OWN_FIELDS, type UploadKind, type UploadTask, type UploadValues, uploadSchema } from './upload-values';

const MOST = 50;

const entryFields = Array.from({ length: MOST }, (_, index) => [
  `entries.${index}.title` as const,
  `entries.${index}.fileName` as const,
  ...OWN_FIELDS.map((name) => `entries.${index}.${name}` as const),
]).flat();

interface Props {
  kind: UploadKind;
  start: UploadValues;
  files: Map<string, File>;
  onSubmit: (jobs: NewJob[], values: UploadValues) => void;
}

/** What is uploaded; one form for one or several files. */
export function UploadForm({ kind, start, files, onSubmit }: Props) {
  const task: UploadTask = useTaskForm<UploadValues, NewJob[]>({
    name: `upload-${kind}`,
    schema: uploadSchema(kind, files),
    defaultValues: start,
    order: ['section', ...entryFields, 'originalDate', ...COMMON_ORDER],
    inputOf: (field) => (field.endsWith('.fileName') ? 'pdf' : field),
    onSend: async (jobs) => onSubmit(jobs, task.form.getValues()),
  });
  const { entries, originalDate, publishAt } = task.form.watch();
  const [first] = entries;
  const isArchive = kind === 'archive';

  function startAgain() {
    files.clear();
    task.startAgain(blank());
  }

  return (
    <NoticeForm
      task={task}
      submit={words[isArchive ? 'archive' : 'upload'].submit(entries.length)}
      onStartAgain={startAgain}
      file={<Entries task={task} files={files} />}
      day={
        isArchive && (
          <TextField
            {...task.field('originalDate')}
            type="date"
            max={today()}
            label={words.archive.originalDate}
            hint={words.archive.originalDateHint}
          />
        )
      }
      publishAt={isArchive ? undefined : { label: words.publishAt, hint: words.publishAtHint }}
      preview={{
        title: first?.title ?? '',
        size: first?.fileName ? first.size : undefined,
        publishAt: isArchive ? originalDate : fromIstInput(publishAt),
      }}
    />
  );
}
