import type { StackLine, SiteError } from '@university/shared/contract';
import { color, Muted, space, text, Stack } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import { useState } from 'react';
import styled from 'styled-components';
import { Read } from '../form/messages';
import { stackQuery } from './queries';
import { texts } from './texts';
import { formatInstant } from '@university/shared/time';
import { inIndia, Small } from '../list/cells';
import { type Column, DataTable } from '../list/DataTable';

const words = texts.errors;

const Box = styled.details`
  font-size: ${text.small};
  & > summary {
    min-height: 32px;
    padding-block: ${space(0.5)};
    cursor: pointer;
  }
`;

const Lines = styled.ol`
  padding-left: ${space(3)};
  font-family: monospace;
  overflow-wrap: anywhere;
  small {
    display: block;
    color: ${color.muted};
  }
`;

/** The stack of a group of errors, looked up when somebody opens it. */
export function StackFold({ fingerprint }: { fingerprint: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.stack}</summary>
      {isOpen && <Lookup fingerprint={fingerprint} />}
    </Box>
  );
}

function Lookup({ fingerprint }: { fingerprint: string }) {
  return (
    <Read query={useQuery(stackQuery(fingerprint))} failed={words.stackFailed}>
      {(stack) => <Positions stack={stack} />}
    </Read>
  );
}

function Positions({ stack }: { stack: readonly StackLine[] }) {
  if (stack.length === 0) return <p>{words.noStack}</p>;
  return (
    <>
      {stack.every(({ source }) => source === null) && <Muted>{words.unmapped}</Muted>}
      <Lines>
        {stack.map(({ position, source }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stack has places twice, and never changes
          <li key={index}>
            {source ?? position}
            {source && <small>{position}</small>}
          </li>
        ))}
      </Lines>
    </>
  );
}

const errorsWords = texts.errors;

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
    header: errorsWords.columns.what,
    cell: ({ where, name, message, fingerprint }) => (
      <>
        <Said>
          <strong>{name}</strong>: {message}
        </Said>
        <Small>{errorsWords.where[where]}</Small>
        <StackFold fingerprint={fingerprint} />
      </>
    ),
  },
  {
    id: 'pages',
    header: errorsWords.columns.pages,
    cell: ({ pages }) => <Said>{pages.length > 0 ? pages.join(', ') : errorsWords.nowhere}</Said>,
  },
  {
    id: 'version',
    header: errorsWords.columns.version,
    cell: ({ version }) => <Said>{version === 'other' ? errorsWords.other : version}</Said>,
  },
  {
    id: 'count',
    header: errorsWords.columns.count,
    cell: ({ count, senders }) => (
      <>
        {inIndia(count)}
        {senders > 0 && <Small>{errorsWords.senders(senders)}</Small>}
      </>
    ),
  },
  {
    id: 'last',
    header: errorsWords.columns.last,
    cell: ({ first, last }) => (
      <>
        {formatInstant(last)}
        {first !== last && <Small>{errorsWords.since(formatInstant(first))}</Small>}
      </>
    ),
  },
];

/** The errors of a remote, or of the shell. */
export function Errors({ of, errors }: { of: string; errors: readonly SiteError[] }) {
  return (
    <Stack $gap={1}>
      <Title>{errorsWords.title}</Title>
      <DataTable
        caption={`${errorsWords.title}: ${of}`}
        columns={COLUMNS}
        rows={errors.map((error) => ({ ...error, _id: error.fingerprint }))}
        empty={errorsWords.none}
      />
    </Stack>
  );
}
