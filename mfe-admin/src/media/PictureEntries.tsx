import { FormPart, formatSize, Row, TextField, VisuallyHidden } from '@university/shared/kit';
import { useState } from 'react';
import { ActButton } from '../form/buttons';
import { DropZone } from '../form/DropZone';
import type { NewJob } from '../form/upload-queue';
import type { TaskForm } from '../form/use-task-form';
import { ACCEPT, LIMIT_IN_WORDS } from './check-picture';
import { FocalPoint } from './FocalPoint';
import { LocalPicture } from './LocalPicture';
import { type PictureValues, withPictures } from './picture-values';
import { texts } from './texts';
import { usePaste } from './use-paste';

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
