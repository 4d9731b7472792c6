import { call, toast } from '@university/shared';
import type { AuditLogLine } from '@university/shared/contract';
import { useQuery } from '@university/shared/query';
import { Button, formatInstant, saveFrom, Stack, TextField } from '@university/shared/ui';
import { dayOf, oneOf, pageNumber, useAddress } from '../address/use-address';
import { accountsQuery } from '../api/accounts';
import { siteLogQuery } from '../api/audit';
import { AUDIT_KINDS } from '../contract';
import { Alert } from '../form/Alert';
import { FilterForm } from '../form/FilterForm';
import { SelectField } from '../form/fields';
import { useTask } from '../form/use-task';
import { Read } from '../parts/Read';
import { inIndia } from '../results/counts';
import { DataTable } from '../table/DataTable';
import type { Column } from '../table/features';
import { Pager } from '../table/Pager';
import { Small } from '../table/table-styles';
import { texts } from '../texts/audit';

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
        {({ lines, metadata }) => (
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
