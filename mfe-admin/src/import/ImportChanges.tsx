import { color, Muted, space, Stack } from '@university/shared/kit';
import styled from 'styled-components';
import { inIndia } from '../list/cells';
import { type Column, DataTable } from '../list/DataTable';
import type { Change, Report } from './report';
import { texts as words } from './texts';

const Fields = styled.ul`
  display: grid;
  gap: ${space(0.5)};
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
  & del {
    color: ${color.muted};
  }
  & ins {
    text-decoration: none;
    font-weight: 700;
  }
`;

type Row = Change & { _id: string };

const COLUMNS: Column<Row>[] = [
  { id: 'record', header: words.record, cell: ({ name }) => <strong>{name}</strong> },
  {
    id: 'fields',
    header: words.fields,
    cell: ({ fields }) => (
      <Fields>
        {fields.map((change) => (
          <li key={change.field}>
            {change.field}: <FromTo {...change} />
          </li>
        ))}
      </Fields>
    ),
  },
];

/** Both are null where the values themselves are not stored. */
function FromTo({ from, to }: Change['fields'][number]) {
  if (from === null && to === null) return words.replaced;
  return (
    <>
      <del>{from ?? words.nothing}</del> {words.to} <ins>{to ?? words.nothing}</ins>
    </>
  );
}

/** What an import would change in records that are there, field by field. */
export function ImportChanges({ changes: { count, records } }: { changes: NonNullable<Report['changes']> }) {
  return (
    <Stack $gap={1}>
      <h4>{words.changes}</h4>
      {count > records.length && <Muted>{words.someChanges(inIndia(records.length), inIndia(count))}</Muted>}
      <DataTable
        caption={words.changes}
        columns={COLUMNS}
        rows={records.map((record) => ({ ...record, _id: record.name }))}
      />
    </Stack>
  );
}
