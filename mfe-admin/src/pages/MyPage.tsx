import { useQuery } from '@university/shared/query';
import { Link } from '@university/shared/router';
import { ownPageQuery } from '../api/own-page';
import { StaffArea } from '../area/StaffArea';
import { OwnPageForm } from '../my-page/OwnPageForm';
import { Read } from '../parts/Read';
import { texts as words } from '../texts/my-page';

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
            <OwnPageForm page={data} />
          </>
        )}
      </Read>
    </StaffArea>
  );
}
