import type { StaffAllotment } from '@university/shared/contract';
import { FactColumns, Message } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import { Link, useParams } from '@university/shared/router';
import { formatInstant } from '@university/shared/time';
import { recordQuery } from './queries';
import { Panel, Titled } from '../area/Panel';
import { StaffArea } from '../area/StaffArea';
import { Read } from '../form/messages';
import { inIndia } from '../list/cells';
import { AuditTable } from './AuditTable';
import { CorrectApplicant } from './CorrectApplicant';
import { CorrectDecision, LiftHold } from './DecisionForms';
import { ApplicantPhoto } from './photos/ApplicantPhoto';
import { roundOfRecord } from './rounds';
import { EmailAddress } from '../list/EmailAddress';
import { texts } from './texts';
import { WishTable } from './WishTable';

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

/** All that the office knows of one record, what staff may change of it, and what happened to it. */
function ApplicantRecord({ found }: { found: StaffAllotment }) {
  const { record, hold, allowed, history } = found;
  return (
    <>
      <FactColumns
        facts={[
          { term: words.facts.name, value: record.name },
          { term: words.facts.form, value: record.form_number },
          { term: words.facts.email, value: <EmailAddress address={record.email} /> },
          {
            term: words.facts.round,
            value: <Link to={`/admin/results/${record.track}/${record.round}`}>{roundOfRecord(record)}</Link>,
          },
          { term: words.facts.outcome, value: texts.round.outcomes[record.outcome] },
          { term: words.facts.program, value: record.program },
          { term: words.facts.campus, value: record.campus },
          { term: words.facts.registered, value: record.registered_category },
          { term: words.facts.allocated, value: record.category_allocated },
          { term: words.facts.preference, value: record.program_preference },
          { term: words.facts.rank, value: record.rank && inIndia(record.rank) },
          { term: words.facts.marks, value: record.marks },
          { term: words.facts.status, value: record.status && texts.round.status[record.status] },
          { term: words.facts.decided, value: record.decided_at && formatInstant(record.decided_at) },
        ]}
      />
      <WishTable found={found} />
      <ApplicantPhoto id={record._id} name={record.name} />
      {hold && <LiftHold id={record._id} hold={hold} />}
      <Panel title={words.correct.title}>
        {allowed.length > 0 ? (
          <CorrectDecision key={record.status} record={record} allowed={allowed} />
        ) : (
          <p>{words.correct.none}</p>
        )}
      </Panel>
      <CorrectApplicant found={found} />
      <Titled title={words.history}>
        {history.length > 0 ? <AuditTable entries={history} /> : <p>{words.noHistory}</p>}
      </Titled>
    </>
  );
}
