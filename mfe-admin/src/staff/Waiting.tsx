import type { ApprovalKind } from '@university/shared/contract';
import { Message } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import { Link } from '@university/shared/router';
import { formatInstant } from '@university/shared/time';
import { approvalsQuery } from '../api/queries';
import { approvals as texts } from './texts';

interface Props {
  subject: string;
  /** Without it: all of the subject. */
  kind?: ApprovalKind;
}

export function Waiting({ subject, kind }: Props) {
  const { data } = useQuery(approvalsQuery({ state: 'pending', subject, limit: 10, page: 1 }));
  const found = data?.data.approvals.filter((each) => kind === undefined || each.kind === kind);
  return found?.map(({ _id, what, proposedBy, proposed_at, expires_at, hasApprover }) => (
    <Message key={_id} role="status">
      <p>
        <strong>{texts.states.pending}:</strong> {what}
      </p>
      <p>
        {texts.proposed(proposedBy.name, formatInstant(proposed_at))} {texts.until(formatInstant(expires_at))}{' '}
        <Link to="/admin/approvals">{texts.title}</Link>
      </p>
      {!hasApprover && <p>{texts.nobodyYet}</p>}
    </Message>
  ));
}
