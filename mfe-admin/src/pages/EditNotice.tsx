import { useQuery } from '@university/shared/query';
import { Link, useParams } from '@university/shared/router';
import { Message } from '@university/shared/ui';
import { StaffArea } from '../area/StaffArea';
import { staffNoticeQuery } from '../api/staff-notices';
import { EditDesk } from '../edit/EditDesk';
import { Read } from '../parts/Read';
import { texts } from '../texts/notices';

const words = texts.edit;

export default function EditNotice() {
  const { id = '' } = useParams();
  const query = useQuery(staffNoticeQuery(id));
  const missing = (
    <Message role="alert">
      <p>{words.missing}</p>
      <Link to="/admin/view-pdfs">{words.back}</Link>
    </Message>
  );
  return (
    <StaffArea title={words.title}>
      <Read query={query} failed={words.failed} missing={missing}>
        {(notice) => <EditDesk key={notice._id} notice={notice} />}
      </Read>
    </StaffArea>
  );
}
