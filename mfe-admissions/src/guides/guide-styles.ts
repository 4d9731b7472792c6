import { color, space, tableFrame, text, width } from '@university/shared/ui';
import styled from 'styled-components';

export const Article = styled.article`
  overflow-wrap: break-word;
`;

export const Part = styled.section`
  & + & {
    margin-top: ${space(6)};
  }
  & > :not([role='region']) {
    max-width: ${width.text};
  }
  & > * + * {
    margin-top: ${space(2)};
  }
  & > h2 {
    font-size: ${text.heading};
    scroll-margin-top: ${space(12)};
  }
  h3 {
    margin-top: ${space(3)};
    font-size: ${text.large};
  }
  ul,
  ol {
    padding-left: ${space(3)};
  }
  li + li {
    margin-top: ${space(0.75)};
  }
  li::marker {
    color: ${color.muted};
  }
`;

/** Scrolls by itself where a table is wider than the page. */
export const TableFrame = styled.div`
  ${tableFrame}
`;

export const TableBox = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${text.small};
  line-height: 1.5;
  caption {
    padding: ${space(1)} ${space(1.5)};
    text-align: left;
    font-weight: 700;
    font-size: ${text.body};
  }
  th,
  td {
    padding: ${space(1)} ${space(1.5)};
    text-align: left;
    vertical-align: top;
  }
  /* Of many columns each keeps room for its words, and the frame scrolls. */
  &[data-many] :is(th, td) {
    min-width: 7rem;
  }
  &[data-many] [data-number] {
    min-width: 0;
  }
  thead th {
    background: ${color.band};
    vertical-align: bottom;
  }
  tbody tr {
    border-top: 1px solid ${color.line};
  }
  [data-number] {
    text-align: right;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  thead [data-number] {
    white-space: normal;
  }
`;
