import { useQuery } from '@university/shared/query';
import { Link, useParams } from '@university/shared/router';
import { Message } from '@university/shared/ui';
import { recordQuery } from '../api/applicants';
import { StaffArea } from '../area/StaffArea';
import { Read } from '../parts/Read';
import { ApplicantRecord } from '../results/ApplicantRecord';
import { texts } from '../texts/results';

const words = texts.record;

export default function Applicant() {
  const { id = '' } = useParams();
  const query = useQuery(recordQuery(id));
  return (
    <StaffArea title={words.title}>
      <div>
        <Link to="/admin/results">{texts.round.back}</Link>
      </div>
      <Read query={query} failed={words.failed} missing={<Message role="alert">{words.missing}</Message>}>
        {(data) => <ApplicantRecord found={data} />}
      </Read>
    </StaffArea>
  );
}
