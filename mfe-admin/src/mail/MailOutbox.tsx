import { call, toast, useSession } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { Mail, MailFilter } from '@university/shared/contract';
import { Muted, Stack } from '@university/shared/kit';
import { useQuery, useSingleMutation } from '@university/shared/query';
import { mailQuery, roundMailQuery } from './queries';
import { useDone } from '../api/invalidate';
import { Titled } from '../area/Panel';
import { StaffArea } from '../area/StaffArea';
import { ADMISSIONS_MAIL, mailKind, mailState } from './contract';
import { TaskButton } from '../form/buttons';
import { Failed } from '../form/messages';
import { Choices } from '../list/Choices';
import { FilterForm } from '../list/FilterForm';
import { List } from '../list/List';
import { inIndia } from '../list/cells';
import { oneOf, useAddress } from '../list/use-address';
import { roundName } from '../results/rounds';
import { columnsOf } from './columns';
import { kindInWords } from './kinds';
import { MailCounts } from './MailCounts';
import { RoundMails } from './RoundMails';
import { texts as words } from './texts';

/** What was or is to be sent, without texts: how much by kind, day and round, and one by one. */
export default function MailOutbox() {
  return (
    <StaffArea title={words.title} lead={words.lead}>
      <Stack $gap={5}>
        <RoundMails />
        <MailCounts />
        <Titled title={words.list}>
          <OneByOne />
        </Titled>
      </Stack>
    </StaffArea>
  );
}

function OneByOne() {
  const { filters, page, change, onPage } = useAddress({ state: '', kind: '', about: '' });
  const rounds = useQuery(roundMailQuery()).data ?? [];
  const kinds = useSession()?.currentRole === 'admin' ? mailKind.options : ADMISSIONS_MAIL;
  const state = oneOf(filters.state, mailState.options);
  const about = oneOf(
    filters.about,
    rounds.map((round) => round.about),
  );
  const scope = { kind: oneOf(filters.kind, kinds), about };
  const done = useDone();
  const retry = useSingleMutation({
    mutationFn: ({ _id: id }: Mail) => call(calls.retryMail, { params: { id } }),
    onSuccess: () => done(words.retried, 'mail'),
  });

  return (
    <>
      <Choices
        label={words.filters.state}
        choices={[
          { id: '', label: words.filters.all },
          ...mailState.options.map((id) => ({ id, label: words.states[id] })),
        ]}
        chosen={state ?? ''}
        onChoose={(chosen) => change({ state: chosen })}
      />
      <FilterForm
        id="mail"
        fields={[
          {
            name: 'kind',
            label: words.filters.kind,
            none: words.filters.all,
            options: kinds.map((id) => [id, kindInWords(id)] as const),
          },
          {
            name: 'about',
            label: words.filters.round,
            none: words.filters.all,
            options: rounds.map((round) => [round.about, roundName(round)] as const),
          },
        ]}
        filters={filters}
        isLine
        onSearch={change}
        submit={words.filters.submit}
      />
      <Failed error={retry.error} />
      <List
        query={useQuery(mailQuery({ state, ...scope, limit: 20, page }))}
        failed={words.failed}
        caption={words.caption}
        columns={columnsOf((mail) => retry.mutate(mail))}
        rows={({ data }) => data.mail}
        empty={words.empty}
        onPage={onPage}
      />
      {state === 'failed' && <RetryAll scope={scope} />}
    </>
  );
}

/** Puts back everything that failed and is in the list. */
function RetryAll({ scope }: { scope: MailFilter }) {
  const done = useDone();

  async function retryAll() {
    const { data } = await call(calls.retryFailedMail, { body: scope });
    if (data.count > 0) done(words.retriedAll(inIndia(data.count)), 'mail');
    else toast.success(words.noneToRetry);
  }

  return (
    <>
      <TaskButton onRun={retryAll} working={words.retrying}>
        {words.retryAll}
      </TaskButton>
      <Muted>{words.retryAllText}</Muted>
    </>
  );
}
