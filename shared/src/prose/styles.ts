import { color, space, stackedOnPhones, tableFrame, text, width } from '@university/shared/kit';
import styled, { css } from 'styled-components';

const opening = css`
  > p:first-child {
    font-size: ${text.large};
    line-height: 1.5;
  }
`;

const goingOn = css`
  margin-top: ${space(2)};
  > h2:first-child {
    margin-top: ${space(5)};
  }
`;

export const Body = styled.div<{ $goesOn: boolean }>`
  ${({ $goesOn }) => ($goesOn ? goingOn : opening)}
  overflow-wrap: break-word;
  > :not([role='region']) {
    max-width: ${width.text};
  }
  > * + * {
    margin-top: ${space(2)};
  }
  > h2 {
    margin-top: ${space(5)};
    font-size: ${text.heading};
  }
  > h3 {
    margin-top: ${space(3)};
    font-size: ${text.large};
  }
  > :first-child {
    margin-top: 0;
  }
  ul,
  ol {
    padding-left: ${space(3)};
  }
  li + li,
  li > ul {
    margin-top: ${space(0.75)};
  }
  li::marker {
    color: ${color.muted};
  }
  blockquote,
  [role='note'],
  address {
    margin: ${space(3)} 0;
    padding-left: ${space(3)};
    border-left: 4px solid ${color.accent};
    font-style: normal;
  }
  blockquote {
    font-size: ${text.large};
    line-height: 1.5;
  }
  .steps > ol > li::marker {
    color: ${color.ink};
    font-size: ${text.large};
    font-weight: 700;
  }
  img {
    max-width: 100%;
    height: auto;
  }
  [role='region'] {
    ${tableFrame}
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: ${text.small};
    line-height: 1.5;
    ${stackedOnPhones}
  }
  th,
  td {
    min-width: 7.5rem;
    padding: ${space(1)} ${space(1.5)};
    text-align: left;
    vertical-align: top;
    overflow-wrap: normal;
  }
  caption {
    padding: ${space(1)} ${space(1.5)};
    font-size: ${text.body};
    font-weight: 700;
    text-align: left;
  }
  [data-number] {
    min-width: 0;
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  td[data-number] {
    white-space: nowrap;
  }
  th {
    background: ${color.band};
    vertical-align: bottom;
  }
  tbody tr {
    border-top: 1px solid ${color.line};
  }
  td:first-child {
    font-weight: 700;
  }
  .unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @media print {
    > :not([role='region']) {
      max-width: none;
    }
    font-size: 10.5pt;
    h2,
    h3 {
      break-after: avoid;
    }
    tr,
    li,
    blockquote {
      break-inside: avoid;
    }
    thead {
      display: table-header-group;
    }
    [role='region'] {
      overflow: visible;
    }
    a[href^='http']::after {
      content: ' (' attr(href) ')';
      font-size: 0.85em;
      overflow-wrap: anywhere;
    }
  }
`;
