import type { StackLine } from '@university/shared/contract';
import { color, Muted, space, text } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import { useState } from 'react';
import styled from 'styled-components';
import { Read } from '../form/messages';
import { stackQuery } from './queries';
import { texts } from './texts';

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
