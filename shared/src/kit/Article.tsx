import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatDate } from '@university/shared/time';
import { color, space, text, wide, width } from './tokens';

/** An article beside its table of contents where there is room, below it elsewhere. */
export const ArticleFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)} ${space(6)};
  align-items: start;
  ${wide.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(14rem, 17rem);
    > nav {
      grid-column: 2;
      grid-row: 1;
    }
    > article {
      grid-column: 1;
      grid-row: 1;
    }
  }
  @media print {
    display: block;
  }
`;

const Nav = styled.nav`
  ${wide.desktop} {
    position: sticky;
    top: ${space(12)};
    max-height: calc(100vh - ${space(14)});
    overflow-y: auto;
  }
  @media print {
    display: none;
  }
  details {
    padding: ${space(1)} ${space(2)};
    border-left: 3px solid ${color.accent};
    background: ${color.band};
  }
  summary {
    min-height: 32px;
    padding-block: ${space(0.5)};
    font-weight: 700;
    cursor: pointer;
  }
  ol {
    padding: 0;
    list-style: none;
  }
  a {
    display: block;
    padding-block: ${space(0.5)};
    font-size: ${text.small};
    line-height: 1.45;
  }
`;

/** The parts of an article, a list item with a link for each. Open from the start, because without scripts somebody may rely on it. */
export function ArticleContents({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Nav aria-label={label}>
      <details open>
        <summary>{label}</summary>
        <ol>{children}</ol>
      </details>
    </Nav>
  );
}

const Source = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  max-width: ${width.text};
  margin-top: ${space(5)};
  padding-top: ${space(2)};
  border-top: 1px solid ${color.line};
  color: ${color.muted};
  font-size: ${text.small};
  dd {
    margin: 0;
    color: ${color.ink};
    font-weight: 700;
  }
`;

interface SourceProps {
  labels: { owner: string; updated: string };
  /** The office that answers for the article. */
  owner: string;
  /** A day, YYYY-MM-DD, or an instant, ISO 8601; null where it is not known. */
  updated: string | null;
  /** Further pairs of `dt` and `dd`. */
  children?: ReactNode;
}

/** Who answers for an article, and since when it says so. */
export function ArticleSource({ labels, owner, updated, children }: SourceProps) {
  return (
    <Source>
      <div>
        <dt>{labels.owner}</dt>
        <dd>{owner}</dd>
      </div>
      {updated && (
        <div>
          <dt>{labels.updated}</dt>
          <dd>
            <time dateTime={updated}>{formatDate(updated)}</time>
          </dd>
        </div>
      )}
      {children}
    </Source>
  );
}
