import { useQuery } from '@university/shared/query';
import { accountsQuery } from '../api/accounts';
import { StaffArea } from '../area/StaffArea';
import { Later } from '../parts/Later';
import { Read } from '../parts/Read';
import { AccountTable } from '../staff/AccountTable';
import { texts } from '../texts/staff';

const loadInvitation = async () => (await import('../staff/InviteForm')).InviteForm;

export default function Staff() {
  const accounts = useQuery(accountsQuery());
  return (
    <StaffArea title={texts.title} lead={texts.lead}>
      <Read query={accounts} failed={texts.failed}>
        {(members) => <AccountTable members={members} />}
      </Read>
      <Later load={loadInvitation} props={{}} />
    </StaffArea>
  );
}
