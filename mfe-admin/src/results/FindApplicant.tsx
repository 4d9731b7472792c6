import { call } from '@university/shared';
import * as calls from '@university/shared/calls';
import { Row, Submit, TextField } from '@university/shared/kit';
import { useQueryClient, useSingleMutation } from '@university/shared/query';
import { Link } from '@university/shared/router';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { inIndia } from '../list/cells';
import { LEAST_SOUGHT } from './contract';
import { recordQuery } from './queries';
import { Panel } from '../area/Panel';
import { Failed } from '../form/messages';
import { roundOfRecord } from './rounds';
import { texts } from './texts';

const words = texts.find;

const Line = styled(Row)`
  align-items: end;
  & > :first-child {
    flex: 1 1 16rem;
  }
`;

/** Finds the records of people by parts of what is known of them. What is looked for travels in the body of the call, not in any address. */
export function FindApplicant() {
  const [problem, setProblem] = useState<string>();
  const queryClient = useQueryClient();
  const {
    data: found,
    error,
    isPending,
    mutate,
  } = useSingleMutation({
    mutationFn: async (q: string) => (await call(calls.searchApplicants, { body: { q } })).data,
    onSuccess: ({ records }) => {
      // Opening one of them must not count as a second look.
      for (const record of records) queryClient.setQueryData(recordQuery(record.record._id).queryKey, record);
    },
  });

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sought = String(new FormData(event.currentTarget).get('applicant') ?? '').trim();
    const isEnough = sought.length >= LEAST_SOUGHT;
    setProblem(isEnough ? undefined : words.short(LEAST_SOUGHT));
    if (isEnough) mutate(sought);
  }

  return (
    <Panel title={words.title}>
      <form noValidate onSubmit={find}>
        <Line>
          <TextField
            id="applicant"
            name="applicant"
            label={words.label}
            hint={words.hint}
            error={problem}
            autoComplete="off"
          />
          <Submit isSending={isPending} sending={words.finding} look="quiet">
            {words.submit}
          </Submit>
        </Line>
      </form>
      <Failed error={error} />
      <div role="status">
        {found?.total === 0 && <p>{words.none}</p>}
        {found && found.total > found.records.length && (
          <p>{words.some(inIndia(found.records.length), inIndia(found.total))}</p>
        )}
        {found && found.total > 0 && (
          <ul aria-label={words.found}>
            {found.records.map(({ record }) => (
              <li key={record._id}>
                <Link to={`/admin/results/records/${record._id}`}>
                  {`${record.name}, ${record.form_number}, ${roundOfRecord(record)}`}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
}
