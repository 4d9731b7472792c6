import { color, Message, Page, radius, space, Stack } from '@university/shared/kit';
import { HelpDesk } from '../../look';
import { noRound, signIn } from './texts';
import { Link } from '@university/shared/router';
import styled from 'styled-components';
import { useQuery } from '@university/shared/query';
import { resultNameIn } from '../../rounds/names';
import { pageOf, type ResultPage, signInAddress, specifiedPages } from '../../rounds/result-pages';
import { scheduleQuery } from '../../rounds/queries';

export function NoRound() {
  return (
    <Page title={noRound.title} seed="result">
      <Stack $gap={3}>
        <Message>
          {noRound.text} <HelpDesk />
        </Message>
        <ResultSwitch />
      </Stack>
    </Page>
  );
}

const Frame = styled.details`
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.sheet};
`;

const Summary = styled.summary`
  min-height: 48px;
  padding: ${space(1.25)} ${space(2)};
  font-weight: 700;
  cursor: pointer;
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr));
  gap: ${space(0.5)};
  padding: 0 ${space(1)} ${space(1)};
  list-style: none;
`;

const Choice = styled(Link)`
  display: flex;
  align-items: center;
  min-height: 44px;
  padding: 0 ${space(1)};
  border-radius: ${radius.small};
  &[aria-current] {
    background: ${color.night};
    color: ${color.onNight};
    font-weight: 700;
    text-decoration: none;
  }
`;

export function ResultSwitch({ current }: { current?: ResultPage }) {
  const { data } = useQuery(scheduleQuery());
  // Fallback: the specified addresses.
  const pages = data?.rounds.map(pageOf) ?? specifiedPages;
  if (pages.length === 0) return null;
  return (
    <Frame open={!current}>
      <Summary>{signIn.switchTitle}</Summary>
      <nav aria-label={signIn.switchLabel}>
        <List>
          {pages.map((page) => (
            <li key={page.id}>
              <Choice to={signInAddress(page)} aria-current={page.id === current?.id ? 'page' : undefined}>
                {resultNameIn(data, page)}
              </Choice>
            </li>
          ))}
        </List>
      </nav>
    </Frame>
  );
}
