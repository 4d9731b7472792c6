import { Link } from '@university/shared/router';
import { StaffArea } from '../area/StaffArea';
import { InviteMany } from '../invite-many/InviteMany';
import { texts } from '../texts/invite-many';

export default function InviteManyPage() {
  return (
    <StaffArea title={texts.title} lead={texts.lead}>
      <div>
        <Link to="/admin/staff">{texts.back}</Link>
      </div>
      <InviteMany />
    </StaffArea>
  );
}
