import type { StaffAllotment } from '@university/shared/contract';
import { Card, formatInstant, SectionTitle, Stack } from '@university/shared/ui';
import { Link } from '@university/shared/router';
import { FactList } from '../parts/FactList';
import { Later } from '../parts/Later';
import { roundName } from '../round-names';
import { texts } from '../texts/results';
import { CorrectDecision } from './CorrectDecision';
import { inIndia } from './counts';
import { LiftHold } from './LiftHold';

const words = texts.record;

const loadHistory = async () => (await import('./AuditTable')).AuditTable;

/** All that the office knows of one record, what staff may change of it, and what happened to it. */
export function ApplicantRecord({ found: { record, hold, allowed, history } }: { found: StaffAllotment }) {
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
      <Card>
        <Stack as="section" $gap={2}>
          <SectionTitle>{words.correct.title}</SectionTitle>
          {allowed.length > 0 ? (
            <CorrectDecision key={record.status} record={record} allowed={allowed} />
          ) : (
            <p>{words.correct.none}</p>
          )}
        </Stack>
      </Card>
      <Stack as="section" $gap={2}>
        <SectionTitle>{words.history}</SectionTitle>
        {history.length > 0 ? <Later load={loadHistory} props={{ entries: history }} /> : <p>{words.noHistory}</p>}
      </Stack>
    </>
  );
}
