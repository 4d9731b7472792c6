import type { StaffAllotment } from '@university/shared/contract';
import { useState } from 'react';
import { Panel, Titled, StaffArea, later } from '../area/StaffArea';
import { ActButton, TaskButton, Read } from '../form/actions';
import { type Column, DataTable, column } from '../list/DataTable';
import { texts } from './texts';
import { FactColumns, Message, Muted, radius, Stack } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import { Link, useParams } from '@university/shared/router';
import { formatInstant } from '@university/shared/time';
import { recordQuery } from './queries';
import { inIndia, EmailAddress } from '../list/cells';
import { AuditTable } from './AuditTable';
import { CorrectDecision, LiftHold } from './CorrectForm';
import { roundOfRecord } from './rounds';
import { httpClient } from '@university/shared';
import { getApplicantPhoto } from '@university/shared/calls';
import styled from 'styled-components';

const CorrectForm = later(() => import('./CorrectForm').then((module) => module.CorrectForm));

export function CorrectApplicant({ found }: { found: StaffAllotment }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel title="Correct the applicant">
      <p>Name, e-mail address, date of birth and category, in all rounds of this track.</p>
      {isOpen ? (
        <CorrectForm found={found} onClose={() => setOpen(false)} />
      ) : (
        <div>
          <ActButton onClick={() => setOpen(true)}>Correct these details</ActButton>
        </div>
      )}
    </Panel>
  );
}

type Found = Pick<StaffAllotment, 'preferences' | 'record'>;
type Wish = Found['preferences'][number] & { _id: string };

const columnsFor = ({ outcome }: Found['record']): Column<Wish>[] => [
  column('Preference', ({ position, program }) => texts.recordWishesPlace(position, program ?? texts.recordWishesGone)),
  column('Campus', ({ campus }) => campus ?? texts.recordWishesGone),
  column('Result', ({ became }) => {
    const label = texts.recordWishesLabels[outcome === 'held' ? 'held' : became];
    return became === 'allotted' ? <strong>{label}</strong> : label;
  }),
];

export function WishTable({ found: { preferences, record } }: { found: Found }) {
  return (
    <Titled title={texts.recordWishesTitle}>
      <DataTable
        caption={texts.recordWishesTitle}
        columns={columnsFor(record)}
        rows={preferences.map((wish) => ({ ...wish, _id: String(wish.position) }))}
        empty="The result file had no list of preferences."
      />
    </Titled>
  );
}

export default function Applicant() {
  const { id = '' } = useParams();
  const query = useQuery(recordQuery(id));
  return (
    <StaffArea title="Record of an applicant">
      <div>
        <Link to="/admin/results">{texts.round.back}</Link>
      </div>
      <Read query={query} failed={texts.recordFailed} missing={<Message role="alert">{texts.recordMissing}</Message>}>
        {(data) => <ApplicantRecord found={data} />}
      </Read>
    </StaffArea>
  );
}

function ApplicantRecord({ found }: { found: StaffAllotment }) {
  const { record, hold, allowed, history } = found;
  return (
    <>
      <FactColumns
        facts={[
          { term: 'Name', value: record.name },
          { term: 'Form number', value: record.form_number },
          { term: 'E-mail', value: <EmailAddress address={record.email} /> },
          {
            term: 'Round',
            value: <Link to={`/admin/results/${record.track}/${record.round}`}>{roundOfRecord(record)}</Link>,
          },
          { term: 'Outcome', value: texts.round.outcomes[record.outcome] },
          { term: 'Programme', value: record.program },
          { term: 'Campus', value: record.campus },
          { term: 'Registered category', value: record.registered_category },
          { term: 'Allotted category', value: record.category_allocated },
          { term: 'Preference', value: record.program_preference },
          { term: 'Rank', value: record.rank && inIndia(record.rank) },
          { term: 'Marks', value: record.marks },
          { term: 'Status', value: record.status && texts.round.status[record.status] },
          { term: 'Decided at', value: record.decided_at && formatInstant(record.decided_at) },
        ]}
      />
      <WishTable found={found} />
      <ApplicantPhoto id={record._id} name={record.name} />
      {hold && <LiftHold id={record._id} status={record.status} hold={hold} />}
      <Panel title="Change the decision">
        {allowed.length > 0 ? (
          <CorrectDecision key={record.status} record={record} allowed={allowed} />
        ) : (
          <p>The rules allow no change of this record now.</p>
        )}
      </Panel>
      <CorrectApplicant found={found} />
      <Titled title="History">
        {history.length > 0 ? <AuditTable entries={history} /> : <p>Nothing has happened to this record yet.</p>}
      </Titled>
    </>
  );
}

const Picture = styled.img`
  width: 175px;
  height: 225px;
  border-radius: ${radius.small};
`;

/** A data URL, since the CSP forbids blob images. */
const asAddress = (picture: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(picture);
  });

async function readPhoto(id: string): Promise<string | null> {
  const path = getApplicantPhoto.replace('GET ', '').replace(':id', encodeURIComponent(id));
  const client = await httpClient();
  const answer = await client.get<Blob>(path, {
    responseType: 'blob',
    validateStatus: (status) => status === 200 || status === 404,
  });
  return answer.status === 404 ? null : asAddress(answer.data);
}

export function ApplicantPhoto({ id, name }: { id: string; name: string }) {
  const [photo, setPhoto] = useState<string | null>();
  return (
    <Stack $gap={1}>
      <div role="status">
        {photo && <Picture src={photo} alt={`Photograph of ${name}`} />}
        {photo === null && <p>There is no photograph of this applicant.</p>}
      </div>
      {photo === undefined && (
        <>
          <TaskButton onRun={async () => setPhoto(await readPhoto(id))} working="Loading…">
            Show the photograph
          </TaskButton>
          <Muted>That you looked at it is noted in the audit log.</Muted>
        </>
      )}
    </Stack>
  );
}
