import { useSession } from '@university/shared';
import { StaffArea } from '../area/StaffArea';
import { texts } from '../texts/notices';
import { UploadsDesk } from '../upload/UploadsDesk';

export default function Uploads() {
  const session = useSession();
  const { title, lead } = texts.upload;
  return (
    <StaffArea title={title} lead={lead}>
      {session && <UploadsDesk owner={session.email} kind="notice" />}
    </StaffArea>
  );
}
