import { Link, useNavigate } from '@university/shared/router';
import { color, PageJump, radius, space, VisuallyHidden } from '@university/shared/kit';
import styled from 'styled-components';
import { texts } from './texts';
import { addressOf, type ListView, PARAMETERS, pathOf, queryOf } from './address';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  padding: 0;
  list-style: none;
  a,
  li > span[aria-hidden] {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-width: 44px;
    min-height: 44px;
    padding-inline: ${space(1)};
  }
  a {
    border: 1px solid ${color.line};
    border-radius: ${radius.small};
    background: ${color.sheet};
  }
  a[aria-current] {
    border-color: ${color.ink};
    background: ${color.ink};
    color: ${color.paper};
    font-weight: 700;
    text-decoration: none;
  }
  @media print {
    display: none;
  }
`;

function pagesAround(page: number, last: number): number[] {
  return [...new Set([1, page - 1, page, page + 1, last])]
    .filter((number) => number >= 1 && number <= last)
    .sort((a, b) => a - b);
}

const words = texts.list;

export function Pages({ view, totalPages }: { view: ListView; totalPages: number }) {
  const navigate = useNavigate();
  if (totalPages < 2) return null;
  const numbers = pagesAround(view.page, totalPages);
  const to = (page: number) => addressOf({ ...view, page });
  return (
    <nav aria-label={words.pages}>
      <List>
        {view.page > 1 && (
          <li>
            <Link to={to(view.page - 1)} rel="prev">
              {words.previous}
            </Link>
          </li>
        )}
        {numbers.map((page, index) => (
          <li key={page}>
            {index > 0 && page - (numbers[index - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
            <Link to={to(page)} aria-current={page === view.page ? 'page' : undefined}>
              <VisuallyHidden>{words.pageNumber(page)}</VisuallyHidden>
              <span aria-hidden="true">{page}</span>
            </Link>
          </li>
        ))}
        {view.page < totalPages && (
          <li>
            <Link to={to(view.page + 1)} rel="next">
              {words.next}
            </Link>
          </li>
        )}
      </List>
      {totalPages > numbers.length && (
        <PageJump
          label={words.jump(totalPages)}
          submit={words.go}
          page={view.page}
          last={totalPages}
          action={pathOf(view.section, view.isArchived)}
          name={PARAMETERS.page}
          hidden={queryOf({ ...view, page: 1 })}
          onJump={(page) => void navigate(to(page))}
        />
      )}
    </nav>
  );
}
