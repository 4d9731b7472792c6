import styled from 'styled-components';

/** What people wrote, with their line breaks. */
export const Written = styled.p`
  max-width: 66ch;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
