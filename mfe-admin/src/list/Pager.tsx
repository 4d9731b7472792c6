import type { ListMetadata } from '@university/shared/contract';
import { Button, Row } from '@university/shared/ui';
import { texts } from '../texts';

const words = texts.table;

/** The way to the other pages of a list; nothing where there is one only. */
export function Pager({
  metadata: { page, totalPages },
  onPage,
}: {
  metadata: Pick<ListMetadata, 'page' | 'totalPages'>;
  onPage: (page: number) => void;
}) {
  if (totalPages <= 1 && page === 1) return null;
  const step = (to: number) => {
    const isThere = to >= 1 && to <= totalPages;
    return { 'aria-disabled': isThere ? undefined : true, onClick: () => isThere && onPage(to) };
  };
  return (
    <Row as="nav" aria-label={words.pages}>
      <Button type="button" $look="quiet" {...step(Math.min(page - 1, totalPages))}>
        {words.previous}
      </Button>
      <span aria-live="polite">{words.page(page.toLocaleString('en-IN'), totalPages.toLocaleString('en-IN'))}</span>
      <Button type="button" $look="quiet" {...step(page + 1)}>
        {words.next}
      </Button>
    </Row>
  );
}
