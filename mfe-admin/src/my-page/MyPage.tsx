import { useQuery } from '@university/shared/query';
import { Link } from '@university/shared/router';
import { ownPageQuery } from '../api/queries';
import { StaffArea } from '../area/StaffArea';
import { Read } from '../form/messages';
import { OwnPageDesk } from './OwnPageDesk';
import { texts as words } from './texts';

export default function MyPage() {
  const page = useQuery(ownPageQuery());
  return (
    <StaffArea title={words.title} lead={words.lead}>
      <Read query={page} failed={words.failed}>
        {(data) => (
          <>
            <div>
              <Link to={`/faculty/${data._id}`}>{words.publicPage}</Link>
            </div>
            <OwnPageDesk page={data} />
          </>
        )}
      </Read>
    </StaffArea>
  );
}
