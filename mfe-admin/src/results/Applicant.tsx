import type { StaffAllotment } from '@university/shared/contract';
import { useQuery } from '@university/shared/query';
import { Link, useParams } from '@university/shared/router';
import { formatInstant, Message } from '@university/shared/ui';
import { recordQuery } from '../api/queries';
import { Later } from '../area/Later';
import { Panel, Titled } from '../area/Panel';
import { StaffArea } from '../area/StaffArea';
import { inIndia } from '../list/cells';
import { FactList } from '../parts/FactList';
import { Read } from '../parts/Read';
import { CorrectDecision, LiftHold } from './DecisionForms';
import { roundName } from './rounds';
import { texts } from './texts';

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

const loadHistory = async () => (await import('./AuditTable')).AuditTable;

/** All that the office knows of one record, what staff may change of it, and what happened to it. */
function ApplicantRecord({ found: { record, hold, allowed, history } }: { found: StaffAllotment }) {
  return (
    <>
      <FactList
        facts={[
          [words.facts.name, record.name],
          [words.facts.form, record.form_number],
          [words.facts.email, record.email],
          [
            words.facts.round,
            <Link key="round" to={`/admin/results/${record.track}/${record.round}`}>
              {roundName(record)}
            </Link>,
          ],
          [words.facts.outcome, texts.round.outcomes[record.outcome]],
          [words.facts.program, record.program],
          [words.facts.campus, record.campus],
          [words.facts.registered, record.registered_category],
          [words.facts.allocated, record.category_allocated],
          [words.facts.preference, record.program_preference],
          [words.facts.rank, record.rank && inIndia(record.rank)],
          [words.facts.status, record.status && texts.round.status[record.status]],
          [words.facts.decided, record.decided_at && formatInstant(record.decided_at)],
        ]}
      />
      {hold && <LiftHold id={record._id} hold={hold} />}
      <Panel title={words.correct.title}>
        {allowed.length > 0 ? (
          <CorrectDecision key={record.status} record={record} allowed={allowed} />
        ) : (
          <p>{words.correct.none}</p>
        )}
      </Panel>
      <Titled title={words.history}>
        {history.length > 0 ? <Later load={loadHistory} props={{ entries: history }} /> : <p>{words.noHistory}</p>}
      </Titled>
    </>
  );
}
