import type { RoundSummary } from '@university/shared/contract';
import { Message, Row } from '@university/shared/kit';
import { Titled } from '../area/Panel';
import { ActButton } from '../form/buttons';
import { DropZone } from '../form/DropZone';
import { Announced } from '../form/messages';
import { inIndia } from '../list/cells';
import { ImportPreview } from './ImportPreview';
import { TemplateButton } from './TemplateButton';
import { texts } from './texts';
import { LIMIT_IN_WORDS, useImport } from './use-import';

const words = texts.import;

/** Imports a result file: what it would change is shown first, and all rows go in or none. */
export function ImportRound({ round }: { round: RoundSummary }) {
  const { state, check, confirm, reset } = useImport(round);
  return (
    <Titled title={words.title}>
      <p>{words.lead}</p>
      <TemplateButton />
      {(state.kind === 'none' || state.kind === 'done') && (
        <DropZone
          id={`import-${round.track}-${round.round}`}
          label={words.file}
          hint={words.fileHint(LIMIT_IN_WORDS)}
          error={state.kind === 'none' ? state.problem : undefined}
          accept=".csv,text/csv"
          onFiles={([file]) => file && void check(file)}
        />
      )}
      <div role="status">
        {state.kind === 'checking' && words.checking(state.file.name)}
        {state.kind === 'importing' && words.importing}
      </div>
      {state.kind === 'failed' && (
        <Message $tone="bad" role="alert">
          <p>{state.message}</p>
          <Row>
            <ActButton look="primary" onClick={() => void check(state.file)}>
              {words.retry}
            </ActButton>
            <ActButton onClick={reset}>{words.other}</ActButton>
          </Row>
        </Message>
      )}
      {state.kind === 'preview' && (
        <ImportPreview
          file={state.file}
          report={state.report}
          onConfirm={() => void confirm(state.file)}
          onOther={reset}
        />
      )}
      {state.kind === 'done' && (
        <Announced tone="good">
          <p>{words.done(inIndia(state.report.added), inIndia(state.report.changed))}</p>
        </Announced>
      )}
    </Titled>
  );
}
