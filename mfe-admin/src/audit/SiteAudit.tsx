import { call, toast } from '@university/shared';
import type { AuditLogLine, AuditLogState } from '@university/shared/contract';
import { useQuery } from '@university/shared/query';
import { Button, formatInstant, Message, saveFrom, Stack, TextField } from '@university/shared/ui';
import { accountsQuery, siteLogQuery, siteLogStateQuery } from '../api/queries';
import { StaffArea } from '../area/StaffArea';
import { AUDIT_KINDS } from '../contract';
import { SelectField } from '../form/fields';
import { Alert } from '../form/messages';
import { useTask } from '../form/use-task';
import { type Column, DataTable } from '../list/DataTable';
import { FilterForm } from '../list/FilterForm';
import { Pager } from '../list/Pager';
import { Small } from '../list/table-styles';
import { dayOf, oneOf, pageNumber, useAddress } from '../list/use-address';
import { Read } from '../parts/Read';
import { inIndia } from '../results/rounds';
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
export function ChainState() {
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

const USUAL = { kind: '', person: '', from: '', to: '', page: '1' };

/** Lines to a page. */
const LIMIT = 50;

const PERSON = /^(staff|applicant):[\w-]{1,64}$/;

const COLUMNS: Column<AuditLogLine>[] = [
  { id: 'at', header: texts.columns.at, cell: ({ row: { original } }) => formatInstant(original.at) },
  {
    id: 'text',
    header: texts.columns.text,
    cell: ({ row: { original } }) => (
      <>
        {original.text}
        {original.notes.map((note) => (
          <Small key={note}>{note}</Small>
        ))}
      </>
    ),
  },
];

const toFilter = ({ kind, person, from, to }: typeof USUAL) => ({
  kind: oneOf(kind, AUDIT_KINDS),
  person: PERSON.test(person) ? person : undefined,
  from: dayOf(from),
  to: dayOf(to),
});

/** The audit log of the whole site, narrowed by what the address says. */
export function SiteLog() {
  const [filters, change] = useAddress(USUAL);
  const filter = toFilter(filters);
  const found = useQuery(siteLogQuery({ ...filter, limit: LIMIT, page: pageNumber(filters.page) }));
  const accounts = useQuery(accountsQuery());
  const { isBusy, failure, run } = useTask();

  async function save() {
    const { data } = await call('POST /audit/export', { body: filter });
    saveFrom(data.url);
    toast.success(texts.exported);
  }

  return (
    <Stack $gap={3}>
      <FilterForm
        start={`${accounts.data?.length} ${JSON.stringify(filters)}`}
        onSearch={change}
        submit={texts.submit}
        buttons={
          <Button type="button" $look="quiet" aria-disabled={isBusy || undefined} onClick={() => void run(save)}>
            {isBusy ? texts.exporting : texts.export}
          </Button>
        }
      >
        <SelectField
          id="audit-kind"
          name="kind"
          label={texts.kind}
          none={texts.anyKind}
          options={Object.entries(texts.kinds)}
          defaultValue={filters.kind}
        />
        <SelectField
          id="audit-person"
          name="person"
          label={texts.person}
          none={texts.anybody}
          options={(accounts.data ?? []).map(
            ({ _id, name, email }) => [`staff:${_id}`, name ? `${name} (${email})` : email] as const,
          )}
          defaultValue={filters.person}
        />
        <TextField id="audit-from" name="from" type="date" label={texts.from} defaultValue={filters.from} />
        <TextField id="audit-to" name="to" type="date" label={texts.to} defaultValue={filters.to} />
      </FilterForm>
      <Alert>{failure}</Alert>
      <Read query={found} failed={texts.failed}>
        {({ data: { lines }, metadata }) => (
          <>
            <p role="status">{texts.found(inIndia(metadata.total))}</p>
            <DataTable
              caption={texts.caption}
              columns={COLUMNS}
              rows={lines}
              empty={texts.empty}
              isStale={found.isPlaceholderData}
            />
            <Pager metadata={metadata} onPage={(page) => change({ page: String(page) })} />
          </>
        )}
      </Read>
    </Stack>
  );
}
