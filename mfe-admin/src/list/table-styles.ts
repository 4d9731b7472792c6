import { color, radius, space, text } from '@university/shared/kit';
import styled from 'styled-components';

/** From here on there is room for columns beside each other. */
const ROOM = '@media (min-width: 48rem)';
const NO_ROOM = '@media (width < 48rem)';

export const Frame = styled.div<{ $isStale: boolean }>`
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.sheet};
  opacity: ${({ $isStale }) => ($isStale ? 0.6 : 1)};
`;

export const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;
  &,
  & > tbody,
  & > tbody > tr,
  & > tbody > tr > td {
    display: block;
  }
  & > thead {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  & > tbody > tr {
    position: relative;
    padding: ${space(1.5)} ${space(2)};
  }
  & > tbody > tr + tr {
    border-top: 1px solid ${color.line};
  }
  & > tbody > tr[data-selected] {
    background: ${color.band};
  }
  td {
    padding: ${space(0.25)} 0;
    overflow-wrap: break-word;
  }
  td strong {
    overflow-wrap: anywhere;
  }
  /* On narrow screens the first value heads its block, with the box to select it at the side. */
  td[data-part='check'] {
    float: right;
    margin-left: ${space(2)};
  }
  ${NO_ROOM} {
    /* A label of two lines makes room for itself where its value has one. */
    td[data-label]:not([data-part]) {
      display: flow-root;
      padding-left: 6.5rem;
    }
    td[data-label]:not([data-part])::before {
      content: attr(data-label) ': ';
      float: left;
      width: 6rem;
      margin-left: -6.5rem;
      color: ${color.muted};
      font-size: ${text.small};
      line-height: 1.85;
    }
    /* A label without a value says nothing. */
    td:not([data-part]):empty {
      display: none;
    }
    td[data-part='actions'] {
      padding-top: ${space(1)};
    }
  }
  time {
    white-space: nowrap;
  }
  input[type='checkbox'] {
    width: 24px;
    height: 24px;
    margin: 0;
    accent-color: ${color.link};
  }
  ${ROOM} {
    display: table;
    & > thead {
      display: table-header-group;
      position: static;
      clip-path: none;
    }
    & > tbody {
      display: table-row-group;
    }
    & > thead > tr,
    & > tbody > tr {
      display: table-row;
    }
    & > thead > tr > th,
    & > tbody > tr > td {
      display: table-cell;
      padding: ${space(1.25)} ${space(1.5)};
      vertical-align: top;
      text-align: left;
    }
    & > thead > tr > th {
      border-bottom: 2px solid ${color.line};
      color: ${color.muted};
      font-size: ${text.small};
      vertical-align: middle;
    }
    & > tbody > tr + tr > td {
      border-top: 1px solid ${color.line};
    }
    td[data-part='check'] {
      float: none;
    }
  }
`;

/** The heading of a column that the list can be sorted by. The order itself is said by `aria-sort`. */
export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.35em;
  min-height: 32px;
  padding: 0;
  border: 0;
  background: none;
  font-weight: 700;
  text-align: inherit;
  cursor: pointer;
  &:hover {
    text-decoration: underline;
  }
`;
