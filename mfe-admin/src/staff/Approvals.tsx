import { toast, useSession } from '@university/shared';
import type { Approval } from '@university/shared/contract';
import { useQuery, useQueryClient } from '@university/shared/query';
import { Badge, Button, Card, formatInstant, Muted, Row, Stack } from '@university/shared/ui';
import { invalidate } from '../api/invalidate';
import { approvalsQuery } from '../api/queries';
import { StaffArea } from '../area/StaffArea';
import { approvalState } from '../contract';
import { Alert } from '../form/messages';
import { useTask } from '../form/use-task';
import { Choices } from '../list/FilterForm';
import { Pager } from '../list/Pager';
import { oneOf, pageNumber, useAddress } from '../list/use-address';
import { Read } from '../parts/Read';
import { callWithProof } from '../sign-in/recent-login';
import { SiteSettings } from './SiteSettings';
import { approvals as texts } from './texts';

export default function Approvals() {
  const session = useSession();
  return (
    <StaffArea title={texts.title} lead={texts.lead}>
      <ApprovalList />
      {session?.currentRole === 'admin' && <SiteSettings />}
    </StaffArea>
  );
}

const USUAL = { state: 'pending', page: '1' };

/** Proposals to a page. */
const LIMIT = 20;

/** What somebody proposed, and the buttons to decide it. */
export function ApprovalList() {
  const [filters, change] = useAddress(USUAL);
  const state = oneOf(filters.state, approvalState.options) ?? 'pending';
  const found = useQuery(approvalsQuery({ state, limit: LIMIT, page: pageNumber(filters.page) }));
  return (
    <Stack $gap={3}>
      <Choices
        label={texts.stateLabel}
        choices={approvalState.options.map((id) => ({ id, label: texts.states[id] }))}
        chosen={state}
        onChoose={(chosen) => change({ state: chosen })}
      />
      <Read query={found} failed={texts.failed}>
        {({ data: { approvals }, metadata }) => (
          <>
            {approvals.length === 0 && <p>{texts.empty[state]}</p>}
            {approvals.map((approval) => (
              <OneApproval key={approval._id} approval={approval} />
            ))}
            <Pager metadata={metadata} onPage={(page) => change({ page: String(page) })} />
          </>
        )}
      </Read>
    </Stack>
  );
}

function OneApproval({ approval }: { approval: Approval }) {
  const { _id: id, what, state, proposedBy, proposed_at, expires_at, decidedBy, decided_at, refusal } = approval;
  const queryClient = useQueryClient();
  const { isBusy, failure, run } = useTask();

  const decide = (verb: 'approve' | 'decline') =>
    run(async () => {
      try {
        await callWithProof(`POST /approval/:id/${verb}`, { params: { id } });
        toast.success(texts.done[verb]);
      } finally {
        invalidate(queryClient, 'approvals', 'accounts', 'rounds');
      }
    });

  return (
    <Card as="article" aria-label={what}>
      <Stack $gap={2}>
        <p>
          <strong>{what}</strong>
        </p>
        <Muted>
          {texts.proposed(`${proposedBy.name} (${proposedBy.email})`, formatInstant(proposed_at))}{' '}
          {state === 'pending' && texts.until(formatInstant(expires_at))}
        </Muted>
        {decidedBy && decided_at && (
          <p>
            <Badge>{texts.states[state]}</Badge> {texts.decided(decidedBy.name, formatInstant(decided_at))}
          </p>
        )}
        <Alert>{failure}</Alert>
        {state === 'pending' && (
          <>
            {refusal && <p>{refusal}</p>}
            <Row>
              {!refusal && (
                <Button type="button" aria-disabled={isBusy || undefined} onClick={() => void decide('approve')}>
                  {texts.approve}
                </Button>
              )}
              <Button
                type="button"
                $look="quiet"
                aria-disabled={isBusy || undefined}
                onClick={() => void decide('decline')}
              >
                {texts.decline}
              </Button>
            </Row>
          </>
        )}
      </Stack>
    </Card>
  );
}
