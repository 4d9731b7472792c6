import { Message } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import { Link } from '@university/shared/router';
import { formatInstant } from '@university/shared/time';
import { approvalsQuery } from '../api/queries';
import { approvals as texts } from './texts';

export function Waiting({ subject }: { subject: string }) {
  const { data } = useQuery(approvalsQuery({ state: 'pending', subject, limit: 10, page: 1 }));
  return data?.data.approvals.map(({ _id, what, proposedBy, proposed_at, expires_at }) => (
    <Message key={_id} role="status">
      <p>
        <strong>{texts.states.pending}:</strong> {what}
      </p>
      <p>
        {texts.proposed(proposedBy.name, formatInstant(proposed_at))} {texts.until(formatInstant(expires_at))}{' '}
        <Link to="/admin/approvals">{texts.title}</Link>
      </p>
    </Message>
  ));
}
