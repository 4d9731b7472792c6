import type { SiteError } from '@university/shared/contract';
import { Stack } from '@university/shared/kit';
import { formatInstant } from '@university/shared/time';
import styled from 'styled-components';
import { inIndia, Small } from '../list/cells';
import { type Column, DataTable } from '../list/DataTable';
import { StackFold } from './StackFold';
import { texts } from './texts';

const words = texts.errors;

const Title = styled.h3`
  font-size: inherit;
`;

/** What the message says may be one long word. */
const Said = styled.span`
  overflow-wrap: anywhere;
`;

type Row = SiteError & { _id: string };

const COLUMNS: readonly Column<Row>[] = [
  {
    id: 'what',
    header: words.columns.what,
    cell: ({ where, name, message, fingerprint }) => (
      <>
        <Said>
          <strong>{name}</strong>: {message}
        </Said>
        <Small>{words.where[where]}</Small>
        <StackFold fingerprint={fingerprint} />
      </>
    ),
  },
  {
    id: 'pages',
    header: words.columns.pages,
    cell: ({ pages }) => <Said>{pages.length > 0 ? pages.join(', ') : words.nowhere}</Said>,
  },
  {
    id: 'version',
    header: words.columns.version,
    cell: ({ version }) => <Said>{version === 'other' ? words.other : version}</Said>,
  },
  {
    id: 'count',
    header: words.columns.count,
    cell: ({ count, senders }) => (
      <>
        {inIndia(count)}
        {senders > 0 && <Small>{words.senders(senders)}</Small>}
      </>
    ),
  },
  {
    id: 'last',
    header: words.columns.last,
    cell: ({ first, last }) => (
      <>
        {formatInstant(last)}
        {first !== last && <Small>{words.since(formatInstant(first))}</Small>}
      </>
    ),
  },
];

/** The errors of a remote, or of the shell. */
export function Errors({ of, errors }: { of: string; errors: readonly SiteError[] }) {
  return (
    <Stack $gap={1}>
      <Title>{words.title}</Title>
      <DataTable
        caption={`${words.title}: ${of}`}
        columns={COLUMNS}
        rows={errors.map((error) => ({ ...error, _id: error.fingerprint }))}
        empty={words.none}
      />
    </Stack>
  );
}
