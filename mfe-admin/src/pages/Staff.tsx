import { useQuery } from '@university/shared/query';
import { accountsQuery } from '../api/accounts';
import { StaffArea } from '../area/StaffArea';
import { Read } from '../parts/Read';
import { AccountTable } from '../staff/AccountTable';
import { InviteForm } from '../staff/InviteForm';
import { texts } from '../texts/staff';

export default function Staff() {
  const accounts = useQuery(accountsQuery());
  return (
    <StaffArea title={texts.title} lead={texts.lead}>
      <Read query={accounts} failed={texts.failed}>
        {(members) => <AccountTable members={members} />}
      </Read>
      <InviteForm />
    </StaffArea>
  );
}
