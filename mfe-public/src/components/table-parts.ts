import styled from 'styled-components';

/**
 * Parts of a table that is laid out as something else on phones. Safari forgets that such a thing is a table, so all of
 * them carry their roles.
 */
export const Head = styled.thead.attrs({ role: 'rowgroup' })``;
export const Body = styled.tbody.attrs({ role: 'rowgroup' })``;
export const Row = styled.tr.attrs({ role: 'row' })``;
export const ColumnHeading = styled.th.attrs({ role: 'columnheader', scope: 'col' })``;
export const RowHeading = styled.th.attrs({ role: 'rowheader', scope: 'row' })``;
export const Cell = styled.td.attrs({ role: 'cell' })``;
