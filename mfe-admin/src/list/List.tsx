import type { ListMetadata } from '@university/shared/contract';
import { Row } from '@university/shared/kit';
import type { ReactNode } from 'react';
import { ActButton } from '../form/buttons';
import { Read } from '../form/messages';
import { texts } from '../texts';
import { inIndia } from './cells';
import { DataTable, type TableProps } from './DataTable';

const words = texts.table;

interface Answer {
  metadata: ListMetadata;
}

interface Props<A extends Answer, Item extends { _id: string }> extends TableProps<Item> {
  /** One page of the list, as the API answers. */
  query: { data: A | undefined; error: unknown; refetch: () => Promise<unknown>; isPlaceholderData: boolean };
  /** What is being loaded fails with this sentence. */
  failed: string;
  rows: (answer: A) => readonly Item[];
  /** Stands above the table: choices with their counts, and how many there are. */
  head?: (answer: A) => ReactNode;
  onPage: (page: number) => void;
}

/** A list of the staff area: what is above it, its table, and the way to its other pages. */
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

/** The way to the other pages of a list; nothing where there is one only. */
export function Pager({ metadata: { page, totalPages }, onPage }: Answer & Pick<Props<Answer, never>, 'onPage'>) {
  if (totalPages <= 1 && page === 1) return null;
  const step = (to: number) => {
    const isThere = to >= 1 && to <= totalPages;
    return { 'aria-disabled': isThere ? undefined : true, onClick: () => isThere && onPage(to) };
  };
  return (
    <Row as="nav" aria-label={words.pages}>
      <ActButton {...step(Math.min(page - 1, totalPages))}>{words.previous}</ActButton>
      <span aria-live="polite">{words.page(inIndia(page), inIndia(totalPages))}</span>
      <ActButton {...step(page + 1)}>{words.next}</ActButton>
    </Row>
  );
}
