import { useSession } from '@university/shared';
import { StaffArea } from '../area/StaffArea';
import { UploadsDesk } from './Uploads';
import { texts } from './texts';

export default function ArchiveUploads() {
  const session = useSession();
  const { title, lead } = texts.archive;
  return (
    <StaffArea title={title} lead={lead}>
      {session && <UploadsDesk owner={session.email} kind="archive" />}
    </StaffArea>
  );
}
