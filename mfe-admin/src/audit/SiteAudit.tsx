import { call } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { AuditLogLine, AuditLogState } from '@university/shared/contract';
import { Message, Stack, saveFrom } from '@university/shared/kit';
import { useQuery, useSingleMutation } from '@university/shared/query';
import { Link } from '@university/shared/router';
import { dayOf, formatInstant } from '@university/shared/time';
import { useDone } from '../api/invalidate';
import { accountsQuery, siteLogQuery, siteLogStateQuery } from '../api/queries';
import { StaffArea } from '../area/StaffArea';
import { AUDIT_KINDS } from '../contract';
import { ActButton } from '../form/buttons';
import { Failed, Read } from '../form/messages';
import { inIndia, Small } from '../list/cells';
import type { Column } from '../list/DataTable';
import { FilterForm } from '../list/FilterForm';
import { List } from '../list/List';
import { oneOf, useAddress } from '../list/use-address';
import { addressOf } from './addresses';
import { texts } from './texts';

export default function SiteAudit() {
  return (
    <StaffArea title={texts.title} lead={texts.lead}>
      <ChainState />
      <SiteLog />
    </StaffArea>
  );
}

const words = texts.state;

function standing({ verified }: AuditLogState): { tone: 'good' | 'bad' | 'plain'; text: string } {
  if (!verified) return { tone: 'plain', text: words.never };
  const at = formatInstant(verified.at);
  if (verified.intact) return { tone: 'good', text: words.intact(at) };
  return { tone: 'bad', text: words.broken(at, verified.problem ?? '') };
}

/** Whether the log can be believed. */
function ChainState() {
  return (
    <Read query={useQuery(siteLogStateQuery())} failed={words.failed}>
      {(state) => {
        const { tone, text } = standing(state);
        return (
          <Message $tone={tone} role={tone === 'bad' ? 'alert' : undefined}>
            <p>{text}</p>
            {state.head && <Small>{words.head(state.head)}</Small>}
            {state.waiting > 0 && <Small>{words.waiting(inIndia(state.waiting))}</Small>}
          </Message>
        );
      }}
    </Read>
  );
}

const USUAL = { kind: '', person: '', from: '', to: '' };

const PERSON = /^(staff|applicant):[\w-]{1,64}$/;

const toFilter = ({ kind, person, from, to }: typeof USUAL) => ({
  kind: oneOf(kind, AUDIT_KINDS),
  person: PERSON.test(person) ? person : undefined,
  from: dayOf(from),
  to: dayOf(to),
});

const COLUMNS: Column<AuditLogLine>[] = [
  { id: 'at', header: texts.columns.at, cell: ({ at }) => formatInstant(at) },
  {
    id: 'text',
    header: texts.columns.text,
    cell: ({ text, named, changes, notes }) => (
      <>
        <Linked text={text} named={named} />
        {changes.map(({ field, from, to }) => (
          <Small key={field}>
            {field}: {from || to ? texts.change(from, to) : texts.inHistory}
          </Small>
        ))}
        {notes.map((note) => (
          <Small key={note}>{note}</Small>
        ))}
      </>
    ),
  },
];

/** A sentence in which what has a page is a link. */
function Linked({ text, named: [first, ...others] }: Pick<AuditLogLine, 'text' | 'named'>) {
  if (!first) return text;
  const at = text.indexOf(first.name);
  const to = at < 0 ? undefined : addressOf(first);
  if (!to) return <Linked text={text} named={others} />;
  return (
    <>
      <Linked text={text.slice(0, at)} named={others} />
      <Link to={to}>{first.name}</Link>
      <Linked text={text.slice(at + first.name.length)} named={others} />
    </>
  );
}

/** The audit log of the whole site, narrowed by what the address says. */
function SiteLog() {
  const { filters, page, change, onPage } = useAddress(USUAL);
  const filter = toFilter(filters);
  const { data: accounts = [] } = useQuery(accountsQuery());
  const people = accounts.map(({ _id, name, email }) => [`staff:${_id}`, name ? `${name} (${email})` : email] as const);
  const done = useDone();
  const { error, isPending, mutate } = useSingleMutation({
    mutationFn: () => call(calls.exportAudit, { body: filter }),
    onSuccess: ({ data }) => {
      saveFrom(data.url);
      done(texts.exported);
    },
  });

  return (
    <Stack $gap={3}>
      <FilterForm
        id="audit"
        fields={[
          { name: 'kind', label: texts.kind, none: texts.anyKind, options: Object.entries(texts.kinds) },
          { name: 'person', label: texts.person, none: texts.anybody, options: people },
          { name: 'from', type: 'date', label: texts.from },
          { name: 'to', type: 'date', label: texts.to },
        ]}
        filters={filters}
        onSearch={change}
        submit={texts.submit}
        buttons={
          <ActButton isBusy={isPending} onClick={() => mutate()}>
            {isPending ? texts.exporting : texts.export}
          </ActButton>
        }
      />
      <Failed error={error} />
      <List
        query={useQuery(siteLogQuery({ ...filter, limit: 50, page }))}
        failed={texts.failed}
        head={({ metadata }) => <p role="status">{texts.found(inIndia(metadata.total))}</p>}
        caption={texts.caption}
        columns={COLUMNS}
        rows={({ data }) => data.lines}
        empty={texts.empty}
        onPage={onPage}
      />
    </Stack>
  );
}
