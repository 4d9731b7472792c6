import { toast } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { AllotmentRun, AllotmentRunDetail, RoundSummary, SeatConversion } from '@university/shared/contract';
import { Badge, FactColumns, Message, Muted, Row, Stack } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import { useNavigate, useParams } from '@university/shared/router';
import { formatInstant } from '@university/shared/time';
import { callWithProof, useDone, useInvalidate } from '../../api/changes';
import { Panel, Titled } from '../../area/StaffArea';
import { Alert, AskButton, Read } from '../../form/actions';
import { ImportChanges, ImportIssues, recordCounts } from '../../import/ImportFiles';
import { inIndia } from '../../list/cells';
import { type Column, column } from '../../list/DataTable';
import { LongTable } from '../../list/List';
import { approvals } from '../../staff/texts';
import { Waiting } from '../../staff/Waiting';
import { RUN_DAYS } from '../contract';
import { runQuery } from '../queries';
import { RoundFrame } from '../RoundFrame';
import { askOfRun, changesOf, earlierInWords, roundName, roundPage, subjectOfRound } from '../rounds';
import { Checker, SaveRunFile } from './Audits';
import { PoolTable } from './PoolTable';
import { texts } from './texts';

export default function Run() {
  const { id = '' } = useParams();
  return (
    <RoundFrame
      titleOf={(round) => texts.title(roundName(round))}
      back={(round) => ({ to: roundPage(round, '/seats'), label: texts.all })}
    >
      {({ round }) => <OneRun round={round} id={id} />}
    </RoundFrame>
  );
}

function OneRun({ round, id }: { round: RoundSummary; id: string }) {
  const query = useQuery(runQuery(round, id));
  const missing = <Message role="alert">{texts.runMissing(RUN_DAYS)}</Message>;
  return (
    <Read query={query} failed={texts.runFailed} missing={missing}>
      {(detail) => (
        <Stack $gap={5}>
          <Outcome run={detail.run} />
          <Decision round={round} detail={detail} />
          <PoolTable pools={detail.pools} />
          <Titled title={texts.conversions}>
            <Muted>{texts.conversionsText}</Muted>
            <LongTable
              caption={texts.conversions}
              columns={CONVERSIONS}
              rows={detail.conversions.map((each, index) => ({ ...each, _id: String(index) }))}
              empty={texts.noConversions}
            />
          </Titled>
          <ForAuditors round={round} run={detail.run} />
        </Stack>
      )}
    </Read>
  );
}

const CONVERSIONS: Column<SeatConversion & { _id: string }>[] = [
  column('Programme', ({ program }) => <strong>{program}</strong>),
  column('Campus', ({ campus }) => campus),
  column('From', ({ from }) => from),
  column('To', ({ to }) => to),
  column('Seats', ({ seats }) => inIndia(seats)),
];

function Outcome({ run: { name, isSpot, by, at, state, expiresAt, counts, problems } }: { run: AllotmentRun }) {
  const { seats, filled, left, frozen, ...others } = counts;
  const fact = (of: keyof typeof others) => ({ term: texts.outcomes[of], value: inIndia(others[of]) });
  return (
    <Titled title={name}>
      <Row $gap={1}>
        <Badge>{texts.states[state]}</Badge>
        {isSpot && <Badge>{texts.spot}</Badge>}
        <Muted>
          {texts.made(by, formatInstant(at))} {expiresAt && `${texts.keptUntil(formatInstant(expiresAt))}.`}
        </Muted>
      </Row>
      <FactColumns
        facts={[
          ...(['applicants', 'allotted', 'notAllotted', 'held'] as const).map(fact),
          { term: texts.outcomes.left, value: left > 0 && inIndia(left) },
          { term: texts.outcomes.frozen, value: frozen > 0 && inIndia(frozen) },
          ...(['kept', 'improved'] as const).map(fact),
          { term: texts.outcomes.filled, value: texts.of(inIndia(filled), inIndia(seats)) },
          fact('converted'),
        ]}
      />
      {problems.length > 0 ? (
        <Alert>
          <p>{texts.checkWrong}</p>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Alert>
      ) : (
        <Message $tone="good">{texts.checkRight}</Message>
      )}
    </Titled>
  );
}

interface Props {
  round: RoundSummary;
  detail: AllotmentRunDetail;
}

const factsOf = (changes: NonNullable<AllotmentRunDetail['changes']>) =>
  recordCounts(changes, ['added', 'changed', 'unchanged']);

function Decision({ round, detail: { run, changes, earlier } }: Props) {
  const warnings = earlierInWords(earlier);
  const isFit = run.problems.length === 0 && changes?.issueCount === 0 && changes.absent === 0;
  return (
    <Panel title={changes ? texts.changes : texts.states.adopted} gap={3}>
      {run.state === 'proposed' && <Waiting subject={subjectOfRound(round)} kind="adopt-allotment" />}
      {changes ? <FactColumns facts={factsOf(changes)} /> : <p>{texts.adopted}</p>}
      {changes && changes.issueCount > 0 && (
        <>
          <Alert>{texts.unfit}</Alert>
          <ImportIssues files={[]} report={changes} />
        </>
      )}
      {changes && changes.changeCount > 0 && <ImportChanges changes={changesOf(changes)} />}
      {changes && changes.absent > 0 && <Alert>{texts.absent(inIndia(changes.absent))}</Alert>}
      {run.state !== 'adopted' && warnings.length > 0 && (
        <Message>
          {warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </Message>
      )}
      {run.state === 'draft' && (
        <Row>
          {isFit && changes && <Propose {...{ round, run, changes, warnings }} />}
          <Delete round={round} run={run} />
        </Row>
      )}
    </Panel>
  );
}

interface ProposeProps {
  round: RoundSummary;
  run: AllotmentRun;
  changes: NonNullable<AllotmentRunDetail['changes']>;
  warnings: readonly string[];
}

function Propose({ round, run, changes, warnings }: ProposeProps) {
  const invalidate = useInvalidate();
  const { allotted, notAllotted, held } = run.counts;

  async function propose(confirmed: boolean) {
    try {
      const { data } = await callWithProof(calls.proposeAllotmentRun, {
        ...askOfRun(round, run._id),
        body: { confirmed },
      });
      toast.success(approvals.waits(data.approval));
    } finally {
      // A refusal may be about a round that has opened since.
      invalidate('rounds', 'approvals');
    }
  }

  return (
    <AskButton title={texts.proposeTitle} action={texts.propose} look="primary" warnings={warnings} onConfirm={propose}>
      <p>{texts.proposeText(inIndia(allotted + notAllotted + held), roundName(round))}</p>
      <FactColumns facts={factsOf(changes)} />
      <p>{texts.proposeWho}</p>
    </AskButton>
  );
}

function Delete({ round, run }: Omit<ProposeProps, 'changes' | 'warnings'>) {
  const done = useDone();
  const navigate = useNavigate();

  async function remove() {
    await callWithProof(calls.deleteAllotmentRun, askOfRun(round, run._id));
    // First, so that the deleted run is not read again.
    await navigate(roundPage(round, '/seats'));
    done(texts.deleted, 'rounds');
  }

  return (
    <AskButton title={texts.deleteTitle(run.name)} action={texts.delete} look="danger" onConfirm={remove}>
      <p>{texts.deleteText}</p>
    </AskButton>
  );
}

const ForAuditors = ({ round, run }: Omit<ProposeProps, 'changes' | 'warnings'>) => (
  <Titled title={texts.auditors}>
    <Checker />
    <Row>
      <SaveRunFile round={round} run={run} name={run.name} />
    </Row>
  </Titled>
);
