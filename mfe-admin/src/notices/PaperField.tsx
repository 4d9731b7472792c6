import type { EditableDocument } from '@university/shared/contract';
import { formatSize, Row } from '@university/shared/kit';
import { type RefObject, useState } from 'react';
import { ActButton } from '../form/buttons';
import { DropZone } from '../form/DropZone';
import type { TaskForm } from '../form/use-task-form';
import { messageOf } from '../form/failures';
import type { DocumentOutput } from '../documents/form-context';
import { storeFile } from './calls';
import { checkFile, LIMIT_IN_WORDS } from './check-file';
import type { EditValues } from './edit-values';
import { texts } from './texts';

interface Props {
  task: TaskForm<EditValues, DocumentOutput>;
  base: EditableDocument;
  /** A PDF is on its way. */
  storing: RefObject<boolean>;
}

/** The PDF of a notice. A new one is stored as soon as it is chosen, and the draft names it: nobody sees it before. */
export function PaperField({ task: { form, idOf, errorOf }, base, storing }: Props) {
  const file = form.watch('file');
  const present = String(base.data.file ?? '');
  const [said, setSaid] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  // Those that were stored here; what the notice and its draft had before has its name from the API.
  const [names, setNames] = useState(base.names);

  function take(next: string) {
    setRefused(null);
    form.setValue('file', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  }

  async function choose([chosen]: File[]) {
    if (!chosen || storing.current) return;
    const problem = await checkFile(chosen);
    setRefused(problem);
    if (problem) return;
    storing.current = true;
    setSaid(texts.storing(chosen.name));
    try {
      const { _id } = await storeFile(base._id, chosen);
      setNames((known) => ({ ...known, [_id]: `${chosen.name}, ${formatSize(chosen.size)}` }));
      storing.current = false;
      take(_id);
    } catch (error) {
      setRefused(messageOf(error));
    } finally {
      storing.current = false;
      setSaid('');
    }
  }

  return (
    <>
      <DropZone
        id={idOf('file')}
        label={texts.oneFile}
        hint={texts.oneFileHint(LIMIT_IN_WORDS)}
        error={refused ?? errorOf('file')}
        accept="application/pdf,.pdf"
        onFiles={(chosen) => void choose(chosen)}
      />
      <span role="status">
        {said || (file === '' ? texts.sending.textOnly : texts.paper(names[file] ?? '', file === present))}
      </span>
      <Row>
        {file === present && file !== '' && base.status !== 'draft' && (
          <a href={`/api/v1/notice/${encodeURIComponent(base._id)}/file`}>{texts.sending.openFile}</a>
        )}
        {file !== '' && <ActButton onClick={() => take('')}>{texts.withoutFile}</ActButton>}
        {file !== present && present !== '' && <ActButton onClick={() => take(present)}>{texts.presentFile}</ActButton>}
      </Row>
    </>
  );
}
