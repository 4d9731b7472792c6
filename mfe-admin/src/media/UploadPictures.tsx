import * as calls from '@university/shared/calls';
import { call } from '@university/shared';
import type { Media } from '@university/shared/contract';
import { type Fields, type Job, type NewJob, type SendOptions, UploadDesk } from '../form/UploadDesk';
import { useState, useEffect, useRef } from 'react';
import { useInvalidate, formDataOf } from '../api/changes';
import { ActButton } from '../form/actions';
import { TaskFrame } from '../form/TaskFrame';
import { useTaskForm, type TaskForm, formSchema, type Issue, issuesIn } from '../form/use-task-form';
import { texts } from './texts';
import { FormPart, formatSize, Row, TextField, VisuallyHidden } from '@university/shared/kit';
import { DropZone } from '../form/DropZone';
import { FocalPoint, type Point } from './FocalPoint';
import { mediaUpload, PICTURE_FILE_LIMIT } from '../contract';

async function uploadPicture(fields: Fields, file: File | undefined, { key, ...options }: SendOptions): Promise<Media> {
  const body = formDataOf('picture', file ? [file] : [], fields);
  const headers = { 'Idempotency-Key': key };
  const { data } = await call(calls.uploadMedia, { body, headers, timeout: 0, ...options });
  return data.media;
}

const BLANK: PictureValues = { entries: [] };

interface Props {
  name: string;
  onTake?: (media: Media) => void;
}

export function UploadPictures({ name, onTake }: Props) {
  const invalidate = useInvalidate();
  return (
    <UploadDesk<PictureValues, Media>
      name={name}
      blank={() => BLANK}
      send={uploadPicture}
      onDone={() => invalidate('media')}
      atOnce={1}
      checking="All sent. The picture is being made ready for phones and screens…"
      done={(media, job) => <Added {...{ media, job, onTake }} />}
      form={(start, files, onSubmit) => <PictureForm {...{ name, start, files, onSubmit }} />}
    />
  );
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
      submit={texts.uploadSubmit(task.form.watch('entries').length)}
      method="post"
      gap={3}
    >
      <PictureEntries task={task} files={files} />
    </TaskFrame>
  );
}

function Added({ media, job, onTake }: { media: Media; job: Job<Media> } & Pick<Props, 'onTake'>) {
  const isNew = media.alt_en === job.fields.alt_en;
  return (
    <>
      <strong>{isNew ? `“${media.title}” is in the library.` : texts.uploadKnown(media.title)}</strong>
      {onTake && (
        <div>
          <ActButton look="primary" aria-label={`Use this picture: ${media.title}`} onClick={() => onTake(media)}>
            Use this picture
          </ActButton>
        </div>
      )}
    </>
  );
}

/** Pasted files anywhere on the page. */
function usePaste(onFiles: (files: File[]) => void): void {
  const latest = useRef(onFiles);
  latest.current = onFiles;
  useEffect(() => {
    const take = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener('paste', take);
    return () => document.removeEventListener('paste', take);
  }, []);
}

/** Pixels. */
const WIDTH = 640;

/** A canvas, since the CSP forbids blob images. */
function LocalPicture({ file }: { file: File | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!file || typeof createImageBitmap === 'undefined') return;
    let isWanted = true;
    createImageBitmap(file, { resizeWidth: WIDTH, resizeQuality: 'medium' }).then(
      (bitmap) => {
        const { current } = canvas;
        if (current && isWanted) {
          current.width = bitmap.width;
          current.height = bitmap.height;
          current.getContext('2d')?.drawImage(bitmap, 0, 0);
        }
        bitmap.close();
      },
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [file]);
  return <canvas ref={canvas} width={WIDTH} height={WIDTH / 2} />;
}

type PictureTask = TaskForm<PictureValues, NewJob[]>;

function PictureEntries({ task, files }: { task: PictureTask; files: Map<string, File> }) {
  const { form, field, idOf, errorOf } = task;
  const [said, setSaid] = useState('');
  const [refused, setRefused] = useState<string[]>([]);
  const entries = form.watch('entries');

  function set(next: typeof entries) {
    form.setValue('entries', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  }

  function add(chosen: File[]) {
    const present = form.getValues('entries');
    const { entries: next, problems } = withPictures(present, chosen, files);
    setRefused(problems);
    setSaid(
      next
        .slice(present.length)
        .map(({ fileName, size }) => `Added: ${fileName}, ${formatSize(size)}.`)
        .join(' '),
    );
    set(next);
  }
  usePaste(add);

  function remove(key: string) {
    files.delete(key);
    set(form.getValues('entries').filter((entry) => entry.key !== key));
    document.getElementById(idOf('entries'))?.focus();
  }

  return (
    <>
      <DropZone
        id={idOf('entries')}
        label="Picture files"
        hint={`JPEG, PNG or WebP of at most ${LIMIT_IN_WORDS} each. Choose, drop or paste them.`}
        error={refused.length > 0 ? refused.join('. ') : errorOf('entries')}
        accept={ACCEPT}
        multiple
        onFiles={add}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {entries.map(({ key, fileName, size, focus }, index) => (
        <FormPart key={key} title={fileName}>
          <TextField {...field(`entries.${index}.alt_en`)} label="What the picture shows" hint={texts.uploadAltHint} />
          <TextField {...field(`entries.${index}.alt_hi`)} label="The same in Hindi (optional)" lang="hi" />
          <TextField {...field(`entries.${index}.title`)} label={texts.uploadName} hint={texts.uploadNameHint} />
          <TextField {...field(`entries.${index}.credit`)} label="Who made it (optional)" />
          <FocalPoint
            value={focus}
            onChange={(point) => form.setValue(`entries.${index}.focus`, point, { shouldDirty: true })}
          >
            <LocalPicture file={files.get(key)} />
          </FocalPoint>
          <Row>
            <span>{formatSize(size)}</span>
            <ActButton aria-label={`Remove ${fileName}`} onClick={() => remove(key)}>
              Remove
            </ActButton>
          </Row>
        </FormPart>
      ))}
    </>
  );
}

export const MOST = 20;

interface PictureEntry {
  /** Idempotency-Key of the upload. */
  key: string;
  alt_en: string;
  alt_hi: string;
  title: string;
  credit: string;
  focus: Point;
  fileName: string;
  size: number;
}

interface PictureValues {
  entries: PictureEntry[];
}

const FIELDS = ['alt_en', 'alt_hi', 'title', 'credit'] as const;

export const ORDER = [
  'entries' as const,
  ...Array.from({ length: MOST }, (_, index) => FIELDS.map((field) => `entries.${index}.${field}` as const)).flat(),
];

const pictureSchema = (files: ReadonlyMap<string, File>) =>
  formSchema<PictureValues, NewJob[]>(({ entries }) => {
    const issues: Issue[] = entries.length === 0 ? [{ path: 'entries', message: 'Choose a picture' }] : [];
    const output = entries.flatMap(({ key, focus, ...entry }, index) => {
      const entered = Object.fromEntries(FIELDS.map((field) => [field, entry[field].trim()]));
      const fields = { ...entered, focal_x: String(focus.x), focal_y: String(focus.y) };
      for (const { path, message } of issuesIn(mediaUpload.safeParse(fields).error)) {
        issues.push({ path: `entries.${index}.${path}`, message });
      }
      const file = files.get(key);
      return file ? [{ key, title: entry.title.trim() || entry.alt_en.trim() || file.name, file, fields }] : [];
    });
    return { output, issues };
  });

function withPictures(entries: readonly PictureEntry[], files: readonly File[], chosen: Map<string, File>) {
  const next = [...entries];
  const problems: string[] = [];
  for (const file of files) {
    const problem = next.length < MOST ? checkPicture(file) : `At most ${MOST} pictures are uploaded at once`;
    if (problem) {
      problems.push(`${file.name}: ${problem}`);
      continue;
    }
    const { name: fileName, size } = file;
    const key = crypto.randomUUID();
    chosen.set(key, file);
    next.push({ key, fileName, size, alt_en: '', alt_hi: '', title: '', credit: '', focus: { x: 0.5, y: 0.5 } });
  }
  return { entries: next, problems };
}

export const LIMIT_IN_WORDS = `${PICTURE_FILE_LIMIT / 1024 / 1024} MB`;
export const ACCEPT = 'image/jpeg,image/png,image/webp';

/** Common wrong types and what is said about each. */
const REFUSED: Record<string, string> = {
  'image/svg+xml': 'Drawings (SVG) are not taken. Save it as PNG',
  'image/gif': 'Moving pictures (GIF, animated WebP) are not taken',
  'image/heic': texts.problemsPhone,
  'image/heif': texts.problemsPhone,
};

function checkPicture({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!ACCEPT.split(',').includes(type)) return REFUSED[type] ?? 'This is not a picture in JPEG, PNG or WebP';
  if (size === 0) return 'The file is empty';
  return size > PICTURE_FILE_LIMIT ? `It has ${formatSize(size)}; at most ${LIMIT_IN_WORDS} are taken` : null;
}
