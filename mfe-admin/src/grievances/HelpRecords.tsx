import { call } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { Grievance, SignInHelp, StaffAllotment } from '@university/shared/contract';
import { FactColumns, Message, Muted, Stack } from '@university/shared/kit';
import { useQueryClient } from '@university/shared/query';
import { Link } from '@university/shared/router';
import { useState } from 'react';
import styled from 'styled-components';
import { recordQuery } from '../results/queries';
import { Panel } from '../area/StaffArea';
import { TaskButton } from '../form/actions';
import { roundName } from '../results/rounds';
import { texts as resultTexts } from '../results/texts';
import { texts } from './texts';
import { EmailAddress } from '../list/cells';

interface Props {
  grievance: Grievance;
  help: SignInHelp;
}

export function HelpRecords({ grievance: { number, email }, help: { track, track_name } }: Props) {
  const [found, setFound] = useState<readonly StaffAllotment[]>();
  const queryClient = useQueryClient();

  async function find() {
    const { records } = (await call(calls.searchApplicants, { body: { form_number: number ?? '', track } })).data;
    // Opening one must not be logged as a second look.
    for (const record of records) queryClient.setQueryData(recordQuery(record.record._id).queryKey, record);
    setFound(records);
  }

  return (
    <Panel title="The record of the applicant">
      {!found && (
        <>
          <Muted>Looking at a record is noted in the audit log.</Muted>
          <TaskButton onRun={find} working="Looking…" failed="The records could not be found.">
            Find the records of this form number
          </TaskButton>
        </>
      )}
      <div role="status">
        {found?.length === 0 && (
          <p>
            {texts.recordsNone(track_name)} <Link to="/admin/results">Find an applicant</Link>
          </p>
        )}
        {found && found.length > 0 && <Records found={found} email={email} />}
      </div>
    </Panel>
  );
}

const List = styled(Stack)`
  padding: 0;
  list-style: none;
`;

function Records({ found, email }: { found: readonly StaffAllotment[]; email: string }) {
  return (
    <List as="ul" $gap={3} aria-label="Records found">
      {found.map(({ record }) => {
        const isSame = record.email.toLowerCase() === email.toLowerCase();
        return (
          <Stack as="li" $gap={2} key={record._id}>
            <Message $tone={isSame ? 'good' : 'bad'}>
              {isSame ? 'The e-mail address of the ticket is the one on record.' : texts.recordsOtherEmail}
            </Message>
            <FactColumns
              facts={[
                { term: 'Name', value: record.name },
                { term: 'E-mail on record', value: <EmailAddress address={record.email} /> },
                { term: 'Result', value: resultTexts.round.outcomes[record.outcome] },
                { term: 'Decision', value: record.status && resultTexts.round.status[record.status] },
              ]}
            />
            <div>
              <Link to={`/admin/results/records/${record._id}`}>
                {`Open the record: ${roundName({ ...record, trackName: record.track_name })}`}
              </Link>
            </div>
          </Stack>
        );
      })}
    </List>
  );
}
