import { useSession } from '@university/shared';
import { ApprovalList } from '../approvals/ApprovalList';
import { SiteSettings } from '../approvals/SiteSettings';
import { StaffArea } from '../area/StaffArea';
import { texts } from '../texts/approvals';

export default function Approvals() {
  const session = useSession();
  return (
    <StaffArea title={texts.title} lead={texts.lead}>
      <ApprovalList />
      {session?.currentRole === 'admin' && <SiteSettings />}
    </StaffArea>
  );
}
