import { call } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { AuditLogLine, AuditLogState, AuditNamed, AuditKind } from '@university/shared/contract';
import { Message, Stack, saveFrom } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import { Link } from '@university/shared/router';
import { dayOf, formatInstant } from '@university/shared/time';
import { useDone } from '../api/changes';
import { accountsQuery, whole, paged } from '../api/queries';
import { StaffArea } from '../area/StaffArea';
import { AUDIT_KINDS, DOCUMENT_KINDS } from '../contract';
import { Read, TaskButton } from '../form/actions';
import { inIndia, Small } from '../list/cells';
import { type Column, column } from '../list/DataTable';
import { FilterForm, oneOf, useAddress } from '../list/FilterForm';
import { List } from '../list/List';
import { roundPage } from '../results/rounds';

const kinds: Record<AuditKind, string> = {
  'sign-ins': 'Logins and sign-ins',
  refusals: 'Failures and refusals',
  rights: 'Accounts and rights',
  decisions: 'Decisions on seats',
  results: 'Rounds of results',
  reads: 'Records that were read',
  exports: 'Exports and downloads',
  notices: 'Notices and pages',
  catalogue: 'The catalogue',
  grievances: 'Grievances',
  mail: 'Mail',
  system: 'The system',
};

const texts = {
  lead: 'Who did what on the whole site, newest first. Nobody can change what is written here without its being seen.',
  change: (from: string, to: string) => `${from ? `“${from}”` : 'empty'} → ${to ? `“${to}”` : 'empty'}`,
  kinds: kinds,
  stateBroken: (at: string, problem: string) =>
    `The log was BROKEN when it was verified on ${at}. ${problem} Keep a copy of the database, and tell the people who run the server.`,
} as const;

export default function SiteAudit() {
  return (
    <StaffArea title="Audit log" lead={texts.lead}>
      <ChainState />
      <SiteLog />
    </StaffArea>
  );
}

function standing({ verified }: AuditLogState): { tone: 'good' | 'bad' | 'plain'; text: string } {
  if (!verified) return { tone: 'plain', text: 'The log has not been verified yet. It is verified once a day.' };
  const at = formatInstant(verified.at);
  if (verified.intact) return { tone: 'good', text: `The log was whole when it was verified on ${at}.` };
  return { tone: 'bad', text: texts.stateBroken(at, verified.problem ?? '') };
}

function ChainState() {
  return (
    <Read
      query={useQuery(whole(['audit', 'state'], calls.readAuditState, ({ data }) => data))}
      failed="The state of the log could not be loaded."
    >
      {(state) => {
        const { tone, text } = standing(state);
        return (
          <Message $tone={tone} role={tone === 'bad' ? 'alert' : undefined}>
            <p>{text}</p>
            {state.head && <Small>{`Its last link, to be noted elsewhere: ${state.head}`}</Small>}
            {state.waiting > 0 && <Small>{`New lines that are not linked yet: ${inIndia(state.waiting)}.`}</Small>}
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
  column('At (IST)', ({ at }) => formatInstant(at)),
  column('What happened', ({ text, named, changes, notes }) => (
    <>
      <Linked text={text} named={named} />
      {changes.map(({ field, from, to }) => (
        <Small key={field}>
          {field}: {from || to ? texts.change(from, to) : 'changed; its history shows how'}
        </Small>
      ))}
      {notes.map((note) => (
        <Small key={note}>{note}</Small>
      ))}
    </>
  )),
];

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

function SiteLog() {
  const { filters, page, change, onPage } = useAddress(USUAL);
  const filter = toFilter(filters);
  const { data: accounts = [] } = useQuery(accountsQuery());
  const people = accounts.map(({ _id, name, email }) => [`staff:${_id}`, name ? `${name} (${email})` : email] as const);
  const done = useDone();
  async function save() {
    saveFrom((await call(calls.exportAudit, { body: filter })).data.url);
    done('The file is on its way.');
  }

  return (
    <Stack $gap={3}>
      <FilterForm
        id="audit"
        fields={[
          { name: 'kind', label: 'What it is about', none: 'Everything', options: Object.entries(texts.kinds) },
          { name: 'person', label: 'Who, or whom it was done to', none: 'Anybody', options: people },
          { name: 'from', type: 'date', label: 'From' },
          { name: 'to', type: 'date', label: 'Until' },
        ]}
        filters={filters}
        onSearch={change}
        submit="Show"
        buttons={
          <TaskButton onRun={save} working="Preparing the file…">
            Download as CSV
          </TaskButton>
        }
      />
      <List
        query={useQuery(paged(['audit', 'site'], calls.listAudit, { ...filter, limit: 50, page }))}
        failed="The audit log could not be loaded."
        head={({ metadata }) => <p role="status">{`${inIndia(metadata.total)} lines`}</p>}
        caption="Audit log"
        columns={COLUMNS}
        rows={({ data }) => data.lines}
        empty="Nothing fits this search."
        onPage={onPage}
      />
    </Stack>
  );
}

const person = (kind: string) => (id: string) => `/admin/audit?person=${kind}:${id}`;

const PAGES: Record<string, (id: string) => string | undefined> = {
  staff: person('staff'),
  applicant: person('applicant'),
  notice: (id) => `/admin/view-pdfs/${id}`,
  grievance: (id) => (id === 'all' ? undefined : `/admin/grievances/${id}`),
  allotment: (id) => `/admin/results/records/${id}`,
  round: (id) => {
    const [cycle, track, round] = id.split(':');
    return cycle && track && round ? roundPage({ cycle, track, round: Number(round) }) : undefined;
  },
};

/** Documents link to their history, which exists even after deletion. */
function addressOf({ kind, id }: AuditNamed): string | undefined {
  if (!id) return undefined;
  const page = PAGES[kind];
  if (page) return page(id);
  return oneOf(kind, DOCUMENT_KINDS) && `/admin/catalogue/${kind}/${encodeURIComponent(id)}/history`;
}
