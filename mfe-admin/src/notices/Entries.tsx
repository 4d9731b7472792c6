import {
  color,
  formatSize,
  Row,
  radius,
  SelectField,
  space,
  Stack,
  TextField,
  VisuallyHidden,
} from '@university/shared/kit';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Fold } from '../area/Panel';
import { ActButton } from '../form/buttons';
import { DropZone } from '../form/DropZone';
import { LIMIT_IN_WORDS } from './check-file';
import { detailsOf } from './sections';
import { texts as words } from './texts';
import { sortOut, type UploadTask, withFiles, withoutEntry } from './upload-values';

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

interface Props {
  task: UploadTask;
  /** The chosen files, under the keys of their entries. */
  files: Map<string, File>;
}

/** The PDFs and the title of each. */
export function Entries({ task, files }: Props) {
  const { form, field, idOf, errorOf } = task;
  const [said, setSaid] = useState('');
  const [refused, setRefused] = useState<string[]>([]);
  const entries = form.watch('entries');
  const lang = form.watch('language');

  function set(next: typeof entries) {
    form.setValue('entries', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  }

  async function add(chosen: File[]) {
    const { good, problems } = await sortOut(chosen, form.getValues('entries'));
    setRefused(problems);
    setSaid(good.map(({ name, size }) => words.chosen(name, formatSize(size))).join(' '));
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
        label={words.file}
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
              label={entries.length > 1 ? words.fileNameOf(index + 1, entries.length) : words.fileName}
              hint={entries.length > 1 ? undefined : words.fileNameHint}
              lang={lang}
            />
            {entries.length > 1 && <OwnFields task={task} index={index} />}
            {fileName && (
              <Chosen>
                <strong>{fileName}</strong>
                <span>{formatSize(size)}</span>
                <Look file={files.get(key)} />
                <ActButton aria-label={words.removeFile(fileName)} onClick={() => remove(key)}>
                  {words.remove}
                </ActButton>
              </Chosen>
            )}
          </Item>
        ))}
      </List>
    </>
  );
}

/** What one of several says of itself. */
function OwnFields({ task: { form, field }, index }: { task: UploadTask; index: number }) {
  const at = `entries.${index}` as const;
  return (
    <Fold title={words.ownFields}>
      <Stack $gap={2}>
        {detailsOf(form.watch('section')).includes('orderNumber') && (
          <TextField {...field(`${at}.orderNumber`)} label={words.orderNumber} />
        )}
        <TextField {...field(`${at}.summary`)} label={words.summary} lang={form.watch(`${at}.language`) || undefined} />
        <SelectField
          {...field(`${at}.language`)}
          label={words.language}
          options={[['', words.asAll] as const, ...Object.entries(words.languages)]}
        />
      </Stack>
    </Fold>
  );
}

/** The file as the browser shows it, in a tab of its own. */
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
      {words.look}
    </a>
  );
}
