import { Message, Row } from '@university/shared/kit';
import { ActButton } from '../form/buttons';
import { DropZone } from '../form/DropZone';
import { Announced } from '../form/messages';
import { inIndia } from '../list/cells';
import { ImportPreview } from './ImportPreview';
import { namesOf } from './report';
import { texts as words } from './texts';
import { type Import, useImport } from './use-import';

interface Props<G> extends Import<G> {
  /** Of the input. */
  id: string;
  label: string;
  hint: string;
  /** Files that the browser offers, as `accept` of an input. */
  accept: string;
  /** Saves the rows of the files that have problems, where the API tells them all. */
  onSaveRows?: (files: File[]) => Promise<void>;
}

/** Imports a file, or several together: what they would change is shown first, and all rows go in or none. */
export function ImportFiles<G>({ id, label, hint, accept, onSaveRows, ...given }: Props<G>) {
  const { state, check, confirm, reset } = useImport(given);
  return (
    <>
      {(state.kind === 'none' || state.kind === 'done') && (
        <DropZone
          id={id}
          label={label}
          hint={hint}
          error={state.kind === 'none' ? state.problem : undefined}
          accept={accept}
          multiple={given.several !== undefined}
          onFiles={(files) => void check(files)}
        />
      )}
      <div role="status">
        {state.kind === 'checking' && words.checking(namesOf(state.files))}
        {state.kind === 'importing' && words.importing}
      </div>
      {state.kind === 'failed' && (
        <Message $tone="bad" role="alert">
          <p>{state.message}</p>
          <Row>
            <ActButton look="primary" onClick={() => void check(state.files)}>
              {words.retry(state.files.length)}
            </ActButton>
            <ActButton onClick={reset}>{words.other(given.several !== undefined)}</ActButton>
          </Row>
        </Message>
      )}
      {state.kind === 'preview' && (
        <ImportPreview
          files={state.files}
          report={state.report}
          onSaveRows={onSaveRows && (() => onSaveRows(state.files))}
          onConfirm={() => void confirm(state.files)}
          other={words.other(given.several !== undefined)}
          onOther={reset}
        />
      )}
      {state.kind === 'done' && (
        <Announced tone="good">
          <p>{words.done(inIndia(state.report.added), inIndia(state.report.changed))}</p>
        </Announced>
      )}
    </>
  );
}
