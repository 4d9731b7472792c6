import * as calls from '@university/shared/calls';
import type { RoundSummary } from '@university/shared/contract';
import { useInvalidate } from '../api/invalidate';
import { Titled } from '../area/Panel';
import { IMPORT_FILE_LIMIT } from '../contract';
import { ImportFiles } from '../import/ImportFiles';
import { limitInWords } from '../import/use-import';
import { inIndia } from '../list/cells';
import { callWithProof } from '../sign-in/recent-login';
import { askOf } from './rounds';
import { TemplateButton } from './TemplateButton';
import { texts } from './texts';

const words = texts.import;

/** Imports a result file into a round. */
export function ImportRound({ round }: { round: RoundSummary }) {
  const invalidate = useInvalidate();
  return (
    <Titled title={words.title}>
      <p>{words.lead}</p>
      <TemplateButton />
      <ImportFiles
        id={`import-${round._id}`}
        label={words.file}
        hint={words.fileHint(limitInWords(IMPORT_FILE_LIMIT))}
        accept=".csv,text/csv"
        limit={IMPORT_FILE_LIMIT}
        send={async ([file], dryRun) => {
          const body = new FormData();
          if (file) body.append('csv', file, file.name);
          const { params, query } = askOf(round);
          const sent = { params, query: { ...query, dryRun }, body, timeout: 0 };
          return (await callWithProof(calls.importRound, sent)).data.report;
        }}
        toReport={(report) => ({ ...report, more: [{ term: words.absent, value: inIndia(report.absent) }] })}
        onImported={() => invalidate('rounds')}
      />
    </Titled>
  );
}
