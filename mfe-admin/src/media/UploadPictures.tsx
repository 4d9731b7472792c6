import { call, useSession } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { Media } from '@university/shared/contract';
import { type Fields, type SendOptions, isOpen, type Job, type NewJob, useUploads } from '../form/upload-queue';
import { useState } from 'react';
import { useInvalidate } from '../api/invalidate';
import { ActButton } from '../form/buttons';
import { Sending } from '../form/Sending';
import { TaskFrame } from '../form/TaskFrame';
import { chosenFiles } from '../form/unfinished';
import { useTaskForm } from '../form/use-task-form';
import { PictureEntries, type PictureTask } from './PictureEntries';
import { ORDER, type PictureValues, pictureSchema } from './picture-values';
import { texts } from './texts';

/** Uploads a picture; takes as long as the file and making it ready need. The file stands last, behind the fields. */
export async function uploadPicture(
  fields: Fields,
  file: File | undefined,
  { key, ...options }: SendOptions,
): Promise<Media> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  if (file) body.append('picture', file, file.name);
  const headers = { 'Idempotency-Key': key };
  const { data } = await call(calls.uploadMedia, { body, headers, timeout: 0, ...options });
  return data.media;
}

const words = texts.upload;

const BLANK: PictureValues = { entries: [] };

interface Props {
  /** Names what is begun here, so that it is found again. */
  name: string;
  /** Where one of them is wanted: it was uploaded, and is to be used. */
  onTake?: (media: Media) => void;
}

/** Uploads pictures, one after the other: the form, and once it is sent, how each of them stands. */
export function UploadPictures({ name, onTake }: Props) {
  const owner = useSession()?.email ?? '';
  const invalidate = useInvalidate();
  const { queue, jobs } = useUploads<PictureValues, Media>(owner, name, {
    send: uploadPicture,
    onDone: () => invalidate('media'),
    atOnce: 1,
  });
  const [start, setStart] = useState(BLANK);
  const files = chosenFiles(owner, name);

  /** Back to the form, with what was not uploaded. */
  function change() {
    const open = jobs.filter(isOpen).map(({ key }) => key);
    setStart({ entries: (queue.form?.entries ?? []).filter(({ key }) => open.includes(key)) });
    queue.clear();
  }

  function more() {
    files.clear();
    setStart(BLANK);
    queue.clear();
  }

  if (jobs.length > 0) {
    return (
      <Sending
        {...{ jobs, queue }}
        checking={words.checking}
        done={(media, job) => <Added {...{ media, job, onTake }} />}
        onChange={change}
        onMore={more}
      />
    );
  }
  return <PictureForm {...{ name, start, files }} onSubmit={(wanted, values) => queue.start(wanted, values)} />;
}

interface FormProps {
  name: string;
  start: PictureValues;
  files: Map<string, File>;
  onSubmit: (jobs: NewJob[], values: PictureValues) => void;
}

function PictureForm({ name, start, files, onSubmit }: FormProps) {
  const task: PictureTask = useTaskForm<PictureValues, NewJob[]>({
    name,
    schema: pictureSchema(files),
    defaultValues: start,
    order: ORDER,
    onSend: async (jobs) => onSubmit(jobs, task.form.getValues()),
  });

  function startAgain() {
    files.clear();
    task.startAgain(BLANK);
  }

  return (
    <TaskFrame
      task={task}
      onStartAgain={startAgain}
      submit={words.submit(task.form.watch('entries').length)}
      method="post"
      gap={3}
    >
      <PictureEntries task={task} files={files} />
    </TaskFrame>
  );
}

/** What became of an upload: a new picture, or the one that was there before it. */
function Added({ media, job, onTake }: { media: Media; job: Job<Media> } & Pick<Props, 'onTake'>) {
  const isNew = media.alt_en === job.fields.alt_en;
  return (
    <>
      <strong>{isNew ? words.done(media.title) : words.known(media.title)}</strong>
      {onTake && (
        <div>
          <ActButton look="primary" aria-label={words.takeOf(media.title)} onClick={() => onTake(media)}>
            {words.take}
          </ActButton>
        </div>
      )}
    </>
  );
}
