import { toast } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { AdoptedRun } from '@university/shared/contract';
import { Muted, Stack, saveFrom, VisuallyHidden } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import { formatInstant } from '@university/shared/time';
import { callWithProof } from '../../api/changes';
import { StaffArea } from '../../area/StaffArea';
import { Read, TaskButton } from '../../form/actions';
import { inIndia, Small } from '../../list/cells';
import { type Column, column, DataTable } from '../../list/DataTable';
import { adoptedRunsQuery } from '../queries';
import { askOfRun, type RoundKey, roundOfRecord } from '../rounds';
import { texts } from './texts';

export function SaveRunFile({ round, run, name }: { round: RoundKey; run: { _id: string }; name: string }) {
  async function save() {
    const { data } = await callWithProof(calls.exportAllotmentRun, askOfRun(round, run._id));
    saveFrom(data.url);
    toast.success(texts.auditorsSaved);
  }

  return (
    <TaskButton onRun={save} working="Making the file…">
      {texts.auditorsSave}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </TaskButton>
  );
}

const CHECKER = `/api/v1${calls.getAllotmentChecker.replace('GET ', '')}`;

export const Checker = () => (
  <p>
    {texts.auditorsText} <code>{texts.auditorsCommand}</code>.{' '}
    <a href={CHECKER} download>
      {texts.auditorsChecker}
    </a>
  </p>
);

const COLUMNS: Column<AdoptedRun>[] = [
  column('Round', (run) => (
    <>
      <strong>{roundOfRecord(run)}</strong>
      {run.isSpot && <Small>{texts.spot}</Small>}
    </>
  )),
  column('Allotted on', ({ at }) => formatInstant(at)),
  column(texts.outcomes.applicants, ({ counts }) => inIndia(counts.applicants)),
  column(texts.outcomes.allotted, ({ counts }) => inIndia(counts.allotted)),
  column('Fingerprint of the result', ({ digests }) => <Small as="code">{digests.result}</Small>),
  column('File', (run) => <SaveRunFile round={run} run={run} name={roundOfRecord(run)} />),
];

export default function Audits() {
  return (
    <StaffArea title={texts.audits} lead={texts.auditsLead}>
      <Checker />
      <Read query={useQuery(adoptedRunsQuery())} failed={texts.failed}>
        {(runs) => (
          <Stack $gap={2}>
            <DataTable caption={texts.audits} columns={COLUMNS} rows={runs} empty={texts.noAudits} />
            <Muted>{texts.auditsNote}</Muted>
          </Stack>
        )}
      </Read>
    </StaffArea>
  );
}
