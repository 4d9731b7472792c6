import { color, space, text, wide } from '@university/shared/kit';
import styled from 'styled-components';

export const Ground = styled.footer`
  padding-block: ${space(2.5)} ${space(1.5)};
  ${wide.tablet} {
    padding-block: ${space(6)} ${space(3)};
  }
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
  gap: ${space(1.5)} ${space(3)};
  & > :first-child,
  & > :nth-child(4) {
    grid-column: 1 / -1;
  }
  ${wide.tablet} {
    grid-template-columns: 2fr 1.2fr 1fr 1fr;
    gap: ${space(4)} ${space(3)};
    & > :first-child,
    & > :nth-child(4) {
      grid-column: auto;
    }
  }
`;

export const Heading = styled.h2`
  margin-bottom: ${space(0.5)};
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
    min-height: 30px;
    padding: 0;
    border: 0;
    background: none;
    line-height: 1.2;
    text-decoration: none;
    cursor: pointer;
  }
  a:hover,
  button:hover {
    text-decoration: underline;
  }
  ${wide.tablet} {
    a,
    button {
      min-height: 36px;
    }
  }
`;

export const Line = styled(List)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(2.5)};
  ${wide.tablet} {
    display: block;
  }
`;

export const Contact = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: ${space(0.5)} ${space(1.5)};
  & > ul {
    grid-column: 1 / -1;
  }
  ${wide.tablet} {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: ${space(2)};
  }
  address {
    font-style: normal;
    line-height: 1.4;
  }
  strong {
    font-size: ${text.body};
    line-height: 1.25;
    ${wide.tablet} {
      font-size: ${text.large};
    }
  }
`;

export const Follow = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${space(2)};
  h2 {
    flex: none;
    margin: 0;
  }
  ${wide.tablet} {
    display: block;
    h2 {
      margin-bottom: ${space(0.5)};
    }
  }
`;

export const Helpline = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(2)};
  margin-top: ${space(1.5)};
  padding-block: ${space(0.5)};
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
  gap: 0 ${space(3)};
  margin-top: ${space(1)};
  color: ${color.onNightMuted};
  font-size: ${text.small};
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(2)};
  }
`;
