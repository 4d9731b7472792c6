import styled from 'styled-components';

/** For readers of paper: where the text came from. */
export const OnPaper = styled.div`
  display: none;
  @media print {
    display: block;
  }
`;
