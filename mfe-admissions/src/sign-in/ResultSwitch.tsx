import { Link } from '@university/shared/router';
import { color, radius, space } from '@university/shared/ui';
import styled from 'styled-components';
import { resultName, type ResultPage, resultPages } from '../allotment/tracks';
import { signIn } from '../texts';

const List = styled.ul`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space(0.5)};
  padding: ${space(0.5)};
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.sheet};
  list-style: none;
`;

const Choice = styled(Link)`
  display: flex;
  align-items: center;
  min-height: 44px;
  padding: 0 ${space(2)};
  border-radius: ${radius.small};
  color: ${color.ink};
  font-weight: 700;
  text-decoration: none;
  &:hover {
    background: ${color.band};
  }
  &[aria-current] {
    background: ${color.night};
    color: ${color.onNight};
  }
`;

/** Leads from one result to another; plain links, so it works without scripts. */
export function ResultSwitch({ current }: { current: ResultPage }) {
  return (
    <nav aria-label={signIn.switchLabel}>
      <List>
        {resultPages.map((page) => (
          <li key={page.signIn}>
            <Choice to={page.signIn} aria-current={page.signIn === current.signIn ? 'page' : undefined}>
              {resultName(page)}
            </Choice>
          </li>
        ))}
      </List>
    </nav>
  );
}
