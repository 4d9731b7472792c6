import type { AllotmentStatus, RoundSummary, RoundDetail, ImportReport } from '@university/shared/contract';
import { Card, FactColumns, Muted, Stack, saveFrom, saveCsv } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import { Link } from '@university/shared/router';
import { formatDays, formatInstant, formatDate } from '@university/shared/time';
import { documentQuery } from '../documents/queries';
import { Titled, Fold, later } from '../area/StaffArea';
import { Read, TaskButton, AskButton } from '../form/actions';
import { texts } from './texts';
import { call } from '@university/shared';
import * as calls from '@university/shared/calls';
import { useDone, useInvalidate, callWithProof, formDataOf } from '../api/changes';
import { inIndia } from '../list/cells';
import { type Column, DataTable, column } from '../list/DataTable';
import { CountChart, CountTable } from '../list/counts';
import { DECISIONS, IMPORT_FILE_LIMIT } from './contract';
import { RoundRanks } from './RoundRanks';
import { RoundSettings } from './RoundSettings';
import { askOf, changesOf, earlierInWords, roundName, roundPage, STATUSES, TemplateButton } from './rounds';
import { RoundFrame } from './RoundFrame';
import { ImportFiles, limitInWords } from '../import/ImportFiles';
import { problemsName, type Report } from '../import/report';

const words = texts.round;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const daysOf = (from: unknown, to: unknown): string =>
  textOf(from) && textOf(to) ? formatDays({ from: textOf(from), to: textOf(to) }) : 'Not set yet';

function RoundDays({ round: { _id } }: { round: RoundSummary }) {
  const query = useQuery(documentQuery(_id));
  return (
    <Titled title="Days that follow the window">
      <Read query={query} failed={words.failed}>
        {({ data }) => (
          <FactColumns
            facts={[
              { term: 'Payment', value: daysOf(data.payFrom, data.payUntil) },
              { term: 'Documents are verified', value: daysOf(data.verifyFrom, data.verifyUntil) },
              { term: 'Where', value: textOf(data.verifyPlace) || 'At the campus of the seat' },
              {
                term: 'Separate counselling',
                value: textOf(data.counsellingAt) && formatInstant(textOf(data.counsellingAt)),
              },
            ]}
          />
        )}
      </Read>
      <div>
        <Link to={`/admin/catalogue/round/${encodeURIComponent(_id)}`}>Dates, place and counselling</Link>
      </div>
    </Titled>
  );
}

export default function Round() {
  return (
    <RoundFrame>
      {(detail) => (
        <Stack $gap={5}>
          <RoundNumbers detail={detail} />
          <RoundDays round={detail.round} />
          <RoundSettings round={detail.round} />
          <RoundRanks round={detail.round} />
          <ImportRound round={detail.round} />
          <ExportRound round={detail.round} />
        </Stack>
      )}
    </RoundFrame>
  );
}

function RoundNumbers({ detail: { round, timeline, campuses, programs } }: { detail: RoundDetail }) {
  const { total, erased, outcomes, retainUntil } = round;
  return (
    <>
      <Titled title="Where it stands">
        <FactColumns
          facts={[
            { term: 'Records', value: inIndia(total) },
            { term: words.outcomes.allotted, value: inIndia(outcomes.allotted) },
            { term: words.outcomes['not-allotted'], value: inIndia(outcomes['not-allotted']) },
            { term: words.outcomes.held, value: inIndia(outcomes.held) },
            { term: 'Erased', value: erased > 0 && inIndia(erased) },
            { term: 'Kept until', value: retainUntil && formatDate(retainUntil) },
          ]}
        />
        {round.isOpen && <Muted>These numbers are read again every 15 seconds while the window is open.</Muted>}
      </Titled>
      <Titled title={words.decisions}>
        <Card>
          <CountChart
            label="Decisions as a chart; the table below it has the same numbers."
            series={seriesOf(STATUSES)}
            rows={STATUSES.map((status, at) => [
              words.status[status],
              ...STATUSES.map((_, i) => (i === at ? round.statuses[status] : 0)),
            ])}
          />
          <CountTable
            caption={words.decisions}
            head={['Status', 'Records']}
            rows={STATUSES.map((status) => [words.status[status], round.statuses[status]])}
          />
        </Card>
      </Titled>
      <Titled title={words.over[timeline.unit]}>
        {timeline.points.length > 0 ? <Timeline timeline={timeline} /> : <Muted>Nobody has decided yet.</Muted>}
      </Titled>
      {campuses.length > 0 && <SeatTable title="By campus" rows={campuses} />}
      {programs.length > 0 && <SeatTable title="By programme" rows={programs} />}
    </>
  );
}

const seriesOf = (statuses: readonly AllotmentStatus[]) =>
  statuses.map((status) => ({ name: words.status[status], colour: status }));

function Timeline({ timeline: { unit, points } }: Pick<RoundDetail, 'timeline'>) {
  const label = (at: string) => (unit === 'day' ? formatDate(at) : formatInstant(at).replace(' IST', ''));
  const rows = points.map(({ at, counts }) => [label(at), ...DECISIONS.map((each) => counts[each])] as const);
  return (
    <Card>
      <CountChart label={words.overChart} series={seriesOf(DECISIONS)} rows={rows} />
      <Fold title="The numbers as a table">
        <CountTable
          caption={words.over[unit]}
          head={['From (IST)', ...DECISIONS.map((decision) => words.status[decision])]}
          rows={rows}
        />
      </Fold>
    </Card>
  );
}

type Seats = RoundDetail['campuses'][number] & { _id: string };

const COLUMNS: Column<Seats>[] = [
  column('Name', (row) => row.name),
  column('Seats', (row) => inIndia(row.total)),
  ...STATUSES.map((status): Column<Seats> => column(words.status[status], (row) => inIndia(row.statuses[status]))),
];

function SeatTable({ title, rows }: { title: string; rows: RoundDetail['campuses'] }) {
  return (
    <Fold title={title}>
      <DataTable caption={title} columns={COLUMNS} rows={rows.map((row) => ({ ...row, _id: row.code }))} />
    </Fold>
  );
}

function ExportRound({ round }: { round: RoundSummary }) {
  const done = useDone();

  async function save() {
    const { data } = await call(calls.exportRound, askOf(round));
    saveFrom(data.url);
    done('The file is on its way to your downloads.', 'rounds');
  }

  return (
    <Titled title="Export">
      <p>{texts.exportText}</p>
      <TaskButton onRun={save} working="Making the file…">
        Export as CSV
      </TaskButton>
    </Titled>
  );
}

const Photographs = later(() => import('./Photographs').then((module) => module.Photographs));

const toReport = ({ groups, changes, changeCount, earlier = [], ...report }: ImportReport): Report => ({
  ...report,
  // Optional in answers of earlier API versions.
  groups,
  warnings: earlierInWords(earlier),
  changes: changes && changesOf({ changes, changeCount }),
  more: [{ term: texts.importAbsent, value: inIndia(report.absent) }],
});

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
        <p>{texts.discardText(inIndia(round.total))}</p>
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
        <p>{texts.importLead}</p>
        <TemplateButton />
        <Fold title="The columns marks, preferences, photo and language">
          <p>{texts.fileColumnsLead}</p>
          <FactColumns facts={texts.fileColumnsList.map(([term, value]) => ({ term, value }))} />
        </Fold>
        <ImportFiles
          id={`import-${round._id}`}
          label="CSV file"
          hint={texts.importFileHint(limitInWords(IMPORT_FILE_LIMIT))}
          accept=".csv,text/csv"
          limit={IMPORT_FILE_LIMIT}
          send={async (files, dryRun, confirmed) => {
            const sent = { params, query: { ...query, dryRun, confirmed }, body: formDataOf('csv', files), timeout: 0 };
            return (await callWithProof(calls.importRound, sent)).data.report;
          }}
          onSaveRows={async (files) => {
            const sent = { params, query, body: formDataOf('csv', files), timeout: 0 };
            saveCsv(String(await callWithProof(calls.listImportProblems, sent)), problemsName(files));
          }}
          toReport={toReport}
          onImported={() => invalidate('rounds')}
        />
        {round.total > 0 && !round.published && <DiscardImport round={round} />}
      </Titled>
      <Titled title={texts.seatsTitle}>
        <p>{texts.seatsText}</p>
        <div>
          <Link to={roundPage(round, '/seats')}>{texts.seatsLink}</Link>
        </div>
      </Titled>
      <Photographs round={round} />
    </>
  );
}
