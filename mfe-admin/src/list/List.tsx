import styled, { css } from 'styled-components';
import type { ListMetadata } from '@university/shared/contract';
import { Row, color, radius, space, Message, shadow } from '@university/shared/kit';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { ActButton, Read } from '../form/actions';
import { texts } from '../texts';
import { inIndia } from './cells';
import { DataTable, type TableProps } from './DataTable';

interface Answer {
  metadata: ListMetadata;
}

interface Props<A extends Answer, Item extends { _id: string }> extends TableProps<Item> {
  query: { data: A | undefined; error: unknown; refetch: () => Promise<unknown>; isPlaceholderData: boolean };
  failed: string;
  rows: (answer: A) => readonly Item[];
  head?: (answer: A) => ReactNode;
  onPage: (page: number) => void;
}

export function List<A extends Answer, Item extends { _id: string }>(props: Props<A, Item>) {
  const { query, failed, rows, head, onPage, ...table } = props;
  return (
    <Read query={query} failed={failed}>
      {(answer) => (
        <>
          {head?.(answer)}
          <DataTable {...table} rows={rows(answer)} isStale={query.isPlaceholderData} />
          <Pager metadata={answer.metadata} onPage={onPage} />
        </>
      )}
    </Read>
  );
}

/** Rows shown at first; four times as many after each click. */
const FEW = 8;

export function LongTable<Row extends { _id: string }>({ rows, ...table }: ComponentProps<typeof DataTable<Row>>) {
  const [shown, setShown] = useState(FEW);
  return (
    <>
      <DataTable {...table} rows={rows.slice(0, shown)} />
      {shown < rows.length && (
        <div>
          <ActButton onClick={() => setShown(4 * shown)}>Show more</ActButton>
        </div>
      )}
    </>
  );
}

export function Pager({ metadata: { page, totalPages }, onPage }: Answer & Pick<Props<Answer, never>, 'onPage'>) {
  if (totalPages <= 1 && page === 1) return null;
  const step = (to: number) => {
    const isThere = to >= 1 && to <= totalPages;
    return { 'aria-disabled': isThere ? undefined : true, onClick: () => isThere && onPage(to) };
  };
  return (
    <Row as="nav" aria-label="Pages">
      <ActButton {...step(Math.min(page - 1, totalPages))}>Previous page</ActButton>
      <span aria-live="polite">{`Page ${inIndia(page)} of ${inIndia(totalPages)}`}</span>
      <ActButton {...step(page + 1)}>Next page</ActButton>
    </Row>
  );
}

const ChoicesList = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

const Choice = styled.button`
  min-height: 40px;
  padding: 0 ${space(2)};
  border: 1px solid ${color.muted};
  border-radius: ${radius.small};
  background: ${color.sheet};
  color: ${color.ink};
  cursor: pointer;
  &[aria-pressed='true'] {
    border-color: ${color.ink};
    background: ${color.ink};
    color: ${color.paper};
    font-weight: 700;
  }
`;

interface ChoicesProps<T extends string> {
  label: string;
  choices: readonly { id: T; label: string; count?: number }[];
  chosen: T;
  onChoose: (id: T) => void;
}

export function Choices<T extends string>({ label, choices, chosen, onChoose }: ChoicesProps<T>) {
  return (
    <ChoicesList role="group" aria-label={label}>
      {choices.map((choice) => (
        <Choice key={choice.id} type="button" aria-pressed={choice.id === chosen} onClick={() => onChoose(choice.id)}>
          {choice.label}
          {choice.count !== undefined && ` (${inIndia(choice.count)})`}
        </Choice>
      ))}
    </ChoicesList>
  );
}

interface SelectedProps {
  selected: readonly string[];
  found: string;
  acts: readonly { label: string; onAct: () => void }[];
  onClear: () => void;
}

export function Selected({ selected, found, acts, onClear }: SelectedProps) {
  return (
    <Bar $isInSight={selected.length > 0}>
      <p role="status">{selected.length > 0 ? texts.tableSelected(selected.length) : found}</p>
      {selected.length > 0 && (
        <>
          {acts.map(({ label, onAct }, index) => (
            <ActButton key={label} look={index === 0 ? 'primary' : undefined} onClick={onAct}>
              {label}
            </ActButton>
          ))}
          <ActButton onClick={onClear}>Select none</ActButton>
        </>
      )}
    </Bar>
  );
}

const Bar = styled(Row)<{ $isInSight: boolean }>`
  ${({ $isInSight }) =>
    $isInSight &&
    css`
      position: sticky;
      z-index: 5;
      top: 0;
      padding: ${space(1)};
      border-bottom: 1px solid ${color.line};
      background: ${color.sheet};
    `}
`;

const Float = styled(Message)`
  position: fixed;
  z-index: 20;
  bottom: ${space(2)};
  left: 50%;
  width: max-content;
  max-width: calc(100vw - ${space(4)});
  transform: translateX(-50%);
  box-shadow: ${shadow.float};
`;

interface OutcomeProps {
  isBad: boolean;
  children: ReactNode;
  onUndo: (() => void) | undefined;
  onDismiss: () => void;
}

export function Outcome({ isBad, children, onUndo, onDismiss }: OutcomeProps) {
  return (
    <Float $tone={isBad ? 'bad' : 'good'}>
      {children}
      <Row>
        {onUndo && (
          <ActButton look="primary" onClick={onUndo}>
            Undo
          </ActButton>
        )}
        <ActButton onClick={onDismiss}>Close</ActButton>
      </Row>
    </Float>
  );
}
