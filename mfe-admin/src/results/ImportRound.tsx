import * as calls from '@university/shared/calls';
import type { ImportReport, RoundSummary } from '@university/shared/contract';
import { FactColumns, saveCsv } from '@university/shared/kit';
import { useDone, useInvalidate } from '../api/invalidate';
import { Fold, Titled } from '../area/Panel';
import { AskButton } from '../form/buttons';
import { IMPORT_FILE_LIMIT } from './contract';
import { ImportFiles, limitInWords } from '../import/ImportFiles';
import { problemsName, type Report } from '../import/report';
import { inIndia } from '../list/cells';
import { callWithProof } from '../sign-in/recent-login';
import { askOf, openInWords, replacedInWords, roundName, TemplateButton } from './rounds';
import { texts } from './texts';
import { later } from '../area/Later';

const words = texts.import;

const Photographs = later(() => import('./Photographs').then((module) => module.Photographs));

const toReport = ({ groups, changes, changeCount, earlier = [], ...report }: ImportReport): Report => ({
  ...report,
  // Optional in answers of earlier API versions.
  groups,
  warnings: earlier.flatMap((each) => [...openInWords(each), words.lostChoices, ...replacedInWords(each)]),
  changes: changes && {
    count: changeCount,
    records: changes.map(({ form_number: name, fields }) => ({ name, fields })),
  },
  more: [{ term: 'Records that the file does not have; they stay', value: inIndia(report.absent) }],
});

function formOf([file]: readonly File[]): FormData {
  const body = new FormData();
  if (file) body.append('csv', file, file.name);
  return body;
}

const discardWords = texts.discard;

function DiscardImport({ round }: { round: RoundSummary }) {
  const done = useDone();
  return (
    <div>
      <AskButton
        title={`Discard the import of ${roundName(round)}?`}
        action="Discard this import"
        look="danger"
        onConfirm={async () => {
          await callWithProof(calls.discardImport, askOf(round));
          done('The import is discarded. The round is empty.', 'rounds');
        }}
      >
        <p>{discardWords.text(inIndia(round.total))}</p>
      </AskButton>
    </div>
  );
}

export function ImportRound({ round }: { round: RoundSummary }) {
  const invalidate = useInvalidate();
  const { params, query } = askOf(round);
  return (
    <>
      <Titled title="Import results">
        <p>{words.lead}</p>
        <TemplateButton />
        <Fold title="The columns marks, preferences, photo and language">
          <p>{texts.fileColumns.lead}</p>
          <FactColumns facts={texts.fileColumns.list.map(([term, value]) => ({ term, value }))} />
        </Fold>
        <ImportFiles
          id={`import-${round._id}`}
          label="CSV file"
          hint={words.fileHint(limitInWords(IMPORT_FILE_LIMIT))}
          accept=".csv,text/csv"
          limit={IMPORT_FILE_LIMIT}
          send={async (files, dryRun, confirmed) => {
            const sent = { params, query: { ...query, dryRun, confirmed }, body: formOf(files), timeout: 0 };
            return (await callWithProof(calls.importRound, sent)).data.report;
          }}
          onSaveRows={async (files) => {
            const sent = { params, query, body: formOf(files), timeout: 0 };
            saveCsv(String(await callWithProof(calls.listImportProblems, sent)), problemsName(files));
          }}
          toReport={toReport}
          onImported={() => invalidate('rounds')}
        />
        {round.total > 0 && !round.published && <DiscardImport round={round} />}
      </Titled>
      <Photographs round={round} />
    </>
  );
}
