import { useEffect, useRef, useState } from 'react';
import { FormPart, formatSize, Row, TextField, VisuallyHidden } from '@university/shared/kit';
import { ActButton } from '../form/buttons';
import { DropZone } from '../form/DropZone';
import type { NewJob } from '../form/upload-queue';
import type { TaskForm } from '../form/use-task-form';
import { ACCEPT, LIMIT_IN_WORDS } from './check-picture';
import { FocalPoint } from './FocalPoint';
import { type PictureValues, withPictures } from './picture-values';
import { texts } from './texts';

/** Takes files that are pasted anywhere on the page; pasted text goes where it belongs. */
export function usePaste(onFiles: (files: File[]) => void): void {
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

/** Pixels: enough for a form, and little of a camera's picture. */
const WIDTH = 640;

/** A picture that was chosen and not sent, drawn small: the pages' policy lets no image in from a file. Nothing where the browser cannot read it. */
export function LocalPicture({ file }: { file: File | undefined }) {
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
      // The server says what is wrong with it.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [file]);
  return <canvas ref={canvas} width={WIDTH} height={WIDTH / 2} />;
}

const words = texts.upload;

export type PictureTask = TaskForm<PictureValues, NewJob[]>;

interface Props {
  task: PictureTask;
  /** The chosen files, under the keys of their entries. */
  files: Map<string, File>;
}

/** The chosen pictures, and what is said of each. */
export function PictureEntries({ task, files }: Props) {
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
        .map(({ fileName, size }) => words.chosen(fileName, formatSize(size)))
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
        label={words.file}
        hint={words.hint(LIMIT_IN_WORDS)}
        error={refused.length > 0 ? refused.join('. ') : errorOf('entries')}
        accept={ACCEPT}
        multiple
        onFiles={add}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {entries.map(({ key, fileName, size, focus }, index) => (
        <FormPart key={key} title={fileName}>
          <TextField {...field(`entries.${index}.alt_en`)} label={words.alt} hint={words.altHint} />
          <TextField {...field(`entries.${index}.alt_hi`)} label={words.altHi} lang="hi" />
          <TextField {...field(`entries.${index}.title`)} label={words.name} hint={words.nameHint} />
          <TextField {...field(`entries.${index}.credit`)} label={words.credit} />
          <FocalPoint
            value={focus}
            onChange={(point) => form.setValue(`entries.${index}.focus`, point, { shouldDirty: true })}
          >
            <LocalPicture file={files.get(key)} />
          </FocalPoint>
          <Row>
            <span>{formatSize(size)}</span>
            <ActButton aria-label={words.removeFile(fileName)} onClick={() => remove(key)}>
              {words.remove}
            </ActButton>
          </Row>
        </FormPart>
      ))}
    </>
  );
}
