import { color, space, text, wide } from '@university/shared/kit';
import styled from 'styled-components';

export const Ground = styled.footer`
  padding-block: ${space(6)} ${space(3)};
  background: ${color.night};
  color: ${color.onNight};
  a,
  button {
    color: inherit;
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(4)} ${space(3)};
  & > :first-child {
    grid-column: 1 / -1;
  }
  ${wide.tablet} {
    grid-template-columns: 2fr 1.2fr 1fr 1fr;
    & > :first-child {
      grid-column: auto;
    }
  }
`;

export const Heading = styled.h2`
  margin-bottom: ${space(1)};
  color: ${color.accent};
  font-size: ${text.body};
`;

export const List = styled.ul`
  padding: 0;
  list-style: none;
  a,
  button {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    min-height: 36px;
    padding: 0;
    border: 0;
    background: none;
    line-height: 1.3;
    text-decoration: none;
    cursor: pointer;
  }
  a:hover,
  button:hover {
    text-decoration: underline;
  }
`;

export const Contact = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space(2)};
  address {
    font-style: normal;
    line-height: 1.5;
  }
  strong {
    font-size: ${text.large};
    line-height: 1.25;
  }
`;

export const Helpline = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(2)};
  margin-top: ${space(4)};
  padding-block: ${space(1.5)};
  border-block: 1px solid rgb(255 255 255 / 22%);
  a {
    display: inline-block;
    min-height: 24px;
    font-weight: 700;
  }
`;

export const Legal = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(0.5)} ${space(3)};
  margin-top: ${space(2)};
  color: ${color.onNightMuted};
  font-size: ${text.small};
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(2.5)};
  }
`;
