import { useQuery } from '@university/shared/query';
import { Link, useParams } from '@university/shared/router';
import { Message } from '@university/shared/ui';
import { grievanceQuery } from '../api/grievances';
import { StaffArea } from '../area/StaffArea';
import { GrievanceMatter } from '../grievances/GrievanceMatter';
import { SettleForm } from '../grievances/SettleForm';
import { Read } from '../parts/Read';
import { texts } from '../texts/grievances';

const words = texts.one;

export default function Grievance() {
  const { id = '' } = useParams();
  const query = useQuery(grievanceQuery(id));
  return (
    <StaffArea title={query.data?.subject ?? texts.title}>
      <div>
        <Link to="/admin/grievances">{words.back}</Link>
      </div>
      <Read query={query} failed={words.failed} missing={<Message role="alert">{words.missing}</Message>}>
        {(grievance) => (
          <>
            <GrievanceMatter grievance={grievance} />
            <SettleForm key={grievance._id} grievance={grievance} />
          </>
        )}
      </Read>
    </StaffArea>
  );
}
