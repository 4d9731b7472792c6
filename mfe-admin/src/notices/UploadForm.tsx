import { today } from '@university/shared/identity';
import {
  FieldError,
  TextField,
  color,
  formatSize,
  Row,
  radius,
  SelectField,
  space,
  Stack,
  VisuallyHidden,
} from '@university/shared/kit';
import { fromIstInput } from '@university/shared/time';
import { useTaskForm } from '../form/use-task-form';
import { NoticeForm, orderOf } from './NoticeForm';
import { texts as words } from './texts';
import type { NewJob } from '../form/UploadDesk';
import {
  blank,
  OWN_FIELDS,
  type UploadKind,
  type UploadTask,
  type UploadValues,
  uploadSchema,
  sortOut,
  withFiles,
  withoutEntry,
} from './upload-values';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Fold } from '../area/StaffArea';
import { NewDraft } from './NewDraft';
import { ActButton } from '../form/actions';
import { DropZone } from '../form/DropZone';
import { LIMIT_IN_WORDS } from './calls';
import { detailsOf } from './sections';

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
  /** Without it the form is kept in this browser alone. */
  draft?: Pick<ComponentProps<typeof NewDraft>, 'id' | 'opened' | 'onSaved'>;
  onStartAgain?: () => void;
}

export function UploadForm({ kind, start, files, onSubmit, draft, onStartAgain }: Props) {
  const settle = useRef(async () => {});
  const task: UploadTask = useTaskForm<UploadValues, NewJob[]>({
    name: ['upload', kind, draft?.id].filter(Boolean).join('-'),
    restores: 'reload',
    schema: uploadSchema(kind, files),
    defaultValues: start,
    order: orderOf([...entryFields, 'originalDate']),
    inputOf: (field) => (field.endsWith('.fileName') ? 'pdf' : field),
    onSend: async (jobs) => {
      await settle.current();
      onSubmit(jobs, task.form.getValues());
    },
  });
  const { data, entries, originalDate } = task.form.watch();
  const [first] = entries;
  const isArchive = kind === 'archive';
  const submit = isArchive ? words.archiveSubmit : data.publishAt ? words.uploadSchedule : words.uploadSubmit;

  function startAgain() {
    files.clear();
    task.startAgain(blank());
    onStartAgain?.();
  }

  return (
    <NoticeForm
      task={task}
      submit={submit(entries.length)}
      onStartAgain={startAgain}
      beside={draft && <NewDraft {...draft} task={task} settle={settle} onDiscarded={startAgain} />}
      file={<Entries task={task} files={files} />}
      day={
        isArchive && (
          <TextField
            {...task.field('originalDate')}
            type="date"
            max={today()}
            label="Original date"
            hint="The day on which the document was first published."
          />
        )
      }
      publishAt={{ title: 'Publish at', hint: 'Left empty, it is public at once.' }}
      preview={{
        title: first?.title ?? '',
        size: first?.fileName ? first.size : undefined,
        publishAt: isArchive ? originalDate : fromIstInput(data.publishAt),
      }}
    />
  );
}

const Item = styled.li`
  display: grid;
  gap: ${space(1.5)};
  & + & {
    margin-top: ${space(2)};
    padding-top: ${space(2)};
    border-top: 1px solid ${color.line};
  }
`;

const List = styled.ol`
  padding: 0;
  list-style: none;
`;

const Chosen = styled(Row)`
  padding: ${space(1)} ${space(1.5)};
  border-radius: ${radius.small};
  background: ${color.band};
  strong {
    overflow-wrap: anywhere;
  }
  & > :last-child {
    margin-left: auto;
  }
`;

function Entries({ task, files }: { task: UploadTask; files: Map<string, File> }) {
  const { form, field, idOf, errorOf } = task;
  const [said, setSaid] = useState('');
  const [refused, setRefused] = useState<string[]>([]);
  const entries = form.watch('entries');
  const lang = form.watch('data.language');

  function set(next: typeof entries) {
    form.setValue('entries', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  }

  async function add(chosen: File[]) {
    const present = form.getValues('entries').filter(({ key }) => files.has(key));
    const { good, problems } = await sortOut(chosen, present);
    setRefused(problems);
    setSaid(good.map(({ name, size }) => `Added: ${name}, ${formatSize(size)}.`).join(' '));
    set(withFiles(form.getValues('entries'), good, files));
  }

  function remove(key: string) {
    files.delete(key);
    set(withoutEntry(form.getValues('entries'), key));
    document.getElementById(idOf('pdf'))?.focus();
  }

  const missing = entries.map((_, index) => errorOf(`entries.${index}.fileName`)).find(Boolean);
  return (
    <>
      <DropZone
        id={idOf('pdf')}
        label="PDF files"
        hint={words.fileHint(LIMIT_IN_WORDS)}
        error={refused.length > 0 ? refused.join('. ') : missing}
        accept="application/pdf,.pdf"
        multiple
        onFiles={(chosen) => void add(chosen)}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <List>
        {entries.map(({ key, fileName, size }, index) => (
          <Item key={key}>
            <TextField
              {...field(`entries.${index}.title`)}
              label={entries.length > 1 ? `Title ${index + 1} of ${entries.length}` : words.fileName}
              hint={entries.length > 1 ? undefined : words.fields.fileName.hint}
              lang={lang}
            />
            {entries.length > 1 && <OwnFields task={task} index={index} />}
            {fileName && (
              <Chosen>
                <strong>{fileName}</strong>
                <span>{formatSize(size)}</span>
                {files.has(key) ? <Look file={files.get(key)} /> : <FieldError>{words.chooseAgain}</FieldError>}
                <ActButton aria-label={`Remove ${fileName}`} onClick={() => remove(key)}>
                  Remove
                </ActButton>
              </Chosen>
            )}
          </Item>
        ))}
      </List>
    </>
  );
}

function OwnFields({ task: { form, field }, index }: { task: UploadTask; index: number }) {
  const at = `entries.${index}` as const;
  return (
    <Fold title="Order number, summary and language of this one">
      <Stack $gap={2}>
        {detailsOf(form.watch('data.section')).includes('orderNumber') && (
          <TextField {...field(`${at}.orderNumber`)} label="Order number (optional)" />
        )}
        <TextField {...field(`${at}.summary`)} label={words.summary} lang={form.watch(`${at}.language`) || undefined} />
        <SelectField
          {...field(`${at}.language`)}
          label={words.language}
          options={[['', 'As below, for all'] as const, ...Object.entries(words.languages)]}
        />
      </Stack>
    </Fold>
  );
}

function Look({ file }: { file: File | undefined }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (!address) return null;
  return (
    <a href={address} target="_blank" rel="noreferrer">
      Look at the file
    </a>
  );
}
