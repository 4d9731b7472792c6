import * as calls from '@university/shared/calls';
import type { Setting, Approval } from '@university/shared/contract';
import { Row, Badge, Card, Muted, Stack } from '@university/shared/kit';
import { useQuery, useSingleMutation } from '@university/shared/query';
import { Link } from '@university/shared/router';
import { useDone, useInvalidate, callWithProof } from '../api/changes';
import { approvalsQuery, whole } from '../api/queries';
import { Panel, StaffArea } from '../area/StaffArea';
import { ActButton, Failed, Read } from '../form/actions';
import { approvals as texts } from './texts';
import { Waiting } from './Waiting';
import { toast, useSession } from '@university/shared';
import { formatInstant } from '@university/shared/time';
import { approvalState } from '../contract';
import { Choices, Pager } from '../list/List';
import { roundOfSubject, roundPage } from '../results/rounds';
import { oneOf, useAddress } from '../list/FilterForm';

function SiteSettings() {
  const settings = useQuery(whole(['approval', 'settings'], calls.listSettings, ({ data }) => data.settings));
  return (
    <Panel title="Settings">
      <Read query={settings} failed="The settings could not be loaded.">
        {(found) => found.map((setting) => <OneSetting key={setting.key} setting={setting} />)}
      </Read>
    </Panel>
  );
}

function OneSetting({ setting: { key, value } }: { setting: Setting }) {
  const done = useDone();
  const { on, off, turnOn, turnOff } = texts.settingsOf[key];
  const { error, isPending, mutate } = useSingleMutation({
    mutationFn: () => callWithProof(calls.proposeSetting, { params: { key }, body: { value: !value } }),
    onSuccess: ({ data }) => done(texts.waits(data.approval), 'approvals'),
  });

  return (
    <>
      <Failed error={error} />
      <Waiting subject={`setting:${key}`} />
      <Row>
        <p>{value ? on : off}</p>
        <ActButton isBusy={isPending} onClick={() => mutate()}>
          {value ? turnOff : turnOn}
        </ActButton>
      </Row>
    </>
  );
}

export default function Approvals() {
  const session = useSession();
  const { filters, page, change, onPage } = useAddress({ state: 'pending' });
  const state = oneOf(filters.state, approvalState.options) ?? 'pending';
  return (
    <StaffArea title={texts.title} lead={texts.lead}>
      <Stack $gap={3}>
        <Choices
          label="State"
          choices={approvalState.options.map((id) => ({ id, label: texts.states[id] }))}
          chosen={state}
          onChoose={(chosen) => change({ state: chosen })}
        />
        <Read query={useQuery(approvalsQuery({ state, limit: 20, page }))} failed="The proposals could not be loaded.">
          {({ data: { approvals }, metadata }) => (
            <>
              {approvals.length === 0 && <p>{texts.empty[state]}</p>}
              {approvals.map((approval) => (
                <OneApproval key={approval._id} approval={approval} />
              ))}
              <Pager metadata={metadata} onPage={onPage} />
            </>
          )}
        </Read>
      </Stack>
      {session?.currentRole === 'admin' && <SiteSettings />}
    </StaffArea>
  );
}

/** Where it can be read before it is decided. */
function About({ approval: { kind, subject } }: { approval: Approval }) {
  const round = roundOfSubject(subject);
  if (!round) return null;
  return (
    <p>
      <Link to={roundPage(round, kind === 'adopt-allotment' ? '/seats' : '')}>{texts.about}</Link>
    </p>
  );
}

const VERDICTS = { approve: calls.approve, decline: calls.decline } as const;

function OneApproval({ approval }: { approval: Approval }) {
  const {
    _id: id,
    what,
    state,
    proposedBy,
    proposed_at,
    expires_at,
    decidedBy,
    decided_at,
    refusal,
    hasApprover,
  } = approval;
  const invalidate = useInvalidate();
  const { error, isPending, mutate } = useSingleMutation({
    mutationFn: (verdict: keyof typeof VERDICTS) => callWithProof(VERDICTS[verdict], { params: { id } }),
    onSuccess: (_, verdict) => toast.success(texts.done[verdict]),
    onSettled: () => invalidate('approvals', 'accounts', 'rounds'),
  });

  return (
    <Card as="article" aria-label={what}>
      <Stack $gap={2}>
        <p>
          <strong>{state === 'pending' && !refusal ? `When you approve it: ${what}` : what}</strong>
        </p>
        <About approval={approval} />
        <Muted>
          {texts.proposed(`${proposedBy.name} (${proposedBy.email})`, formatInstant(proposed_at))}{' '}
          {state === 'pending' && texts.until(formatInstant(expires_at))}
        </Muted>
        {decidedBy && decided_at && (
          <p>
            <Badge>{texts.states[state]}</Badge> {`by ${decidedBy.name} on ${formatInstant(decided_at)}`}
          </p>
        )}
        <Failed error={error} />
        {state === 'pending' && (
          <>
            {refusal && <p>{refusal}</p>}
            {!hasApprover && <p>{texts.nobodyYet}</p>}
            <Row>
              {!refusal && (
                <ActButton look="primary" isBusy={isPending} onClick={() => mutate('approve')}>
                  Approve
                </ActButton>
              )}
              <ActButton isBusy={isPending} onClick={() => mutate('decline')}>
                Decline
              </ActButton>
            </Row>
          </>
        )}
      </Stack>
    </Card>
  );
}
