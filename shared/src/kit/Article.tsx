import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatDate } from '@university/shared/time';
import { color, space, text, wide, width } from './tokens';

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

/** Open by default: it must work without scripts. */
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
  owner: string;
  /** YYYY-MM-DD or ISO 8601. */
  updated: string | null;
  children?: ReactNode;
}

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
