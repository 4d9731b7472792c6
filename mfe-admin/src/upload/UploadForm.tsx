import { Button, Stack } from '@university/shared/ui';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { Announced } from '../form/Announced';
import { ErrorSummary } from '../form/ErrorSummary';
import { texts } from '../texts';
import { ArchiveFields } from './ArchiveFields';
import { checkFile } from './check-file';
import { DetailFields } from './DetailFields';
import { FormPart } from './FormPart';
import { NoticeFields } from './NoticeFields';
import { PdfField } from './PdfField';
import { Published } from './Published';
import { Restored } from './Restored';
import { SendProgress } from './SendProgress';
import { useDraft } from './use-draft';
import { useUpload } from './use-upload';
import { idOf, type UploadField } from './values';

const words = texts.upload;

const Fields = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

/** The whole form. `owner` is the e-mail of who is logged in. */
export function UploadForm({ owner }: { owner: string }) {
  const { draft, restored, changeValues, setFileName, renewKey, startAgain } = useDraft(owner);
  const [file, setFile] = useState<File | null>(null);
  const [fileProblem, setFileProblem] = useState<string | null>(null);
  const { section, language } = draft.values;
  const { state, send, cancel, reset } = useUpload({
    onPublished: () => {
      setFile(null);
      startAgain({ section, language });
    },
    onKeyReused: renewKey,
  });
  const failure = state.kind === 'editing' ? state.failure : undefined;
  const isSending = state.kind === 'sending';

  function errorOf(field: UploadField) {
    if (field === 'pdf' && fileProblem) return fileProblem;
    return failure?.problems.find((problem) => problem.field === idOf(field))?.message;
  }

  async function choose(chosen: File | null) {
    setFile(chosen);
    setFileName(chosen?.name ?? null);
    setFileProblem(chosen && (await checkFile(chosen)));
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setFileProblem(null);
    void send(draft, file);
  }

  const fields = { values: draft.values, onChange: changeValues, errorOf };
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack $gap={4}>
        {state.kind === 'published' && <Published notice={state.notice} />}
        {state.kind === 'cancelled' && <Announced tone="plain">{words.cancelled}</Announced>}
        {failure && (
          <ErrorSummary failure={failure}>
            {failure.message && <Button type="submit">{texts.retry}</Button>}
          </ErrorSummary>
        )}
        {restored && (
          <Restored
            file={file ? null : restored.file}
            onStartAgain={() => {
              void choose(null);
              startAgain();
              reset();
            }}
          />
        )}
        <Fields disabled={isSending}>
          <Stack $gap={4}>
            <NoticeFields {...fields} />
            <DetailFields {...fields} />
            <ArchiveFields {...fields} />
            <FormPart title={words.parts.file}>
              <PdfField
                file={file}
                error={errorOf('pdf')}
                onChoose={(chosen) => void choose(chosen)}
                onSeveral={() => setFileProblem(texts.problems.oneFile)}
                onRemove={() => void choose(null)}
              />
            </FormPart>
          </Stack>
        </Fields>
        <div>
          <Button type="submit" $look={failure?.message ? 'quiet' : 'primary'} aria-disabled={isSending || undefined}>
            {words.submit}
          </Button>
        </div>
        {isSending && <SendProgress share={state.share} onCancel={cancel} />}
      </Stack>
    </form>
  );
}
