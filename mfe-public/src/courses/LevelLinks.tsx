import { Link } from '@university/shared/router';
import { color, radius, space } from '@university/shared/ui';
import styled from 'styled-components';
import { LEVELS, type Level } from '../levels';
import { texts } from '../texts';

const List = styled.ul`
  list-style: none;
  padding: 0;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding-inline: ${space(2)};
    border: 1px solid ${color.line};
    border-radius: ${radius.small};
    background: ${color.sheet};
  }
`;

/** Ways to the other levels and to the whole list. */
export function LevelLinks({ except }: { except?: Level }) {
  return (
    <nav aria-label={texts.courses.otherLevels}>
      <List>
        <li>
          <Link to="/courses">{texts.courses.everything}</Link>
        </li>
        {LEVELS.filter((level) => level !== except).map(({ slug, title }) => (
          <li key={slug}>
            <Link to={`/courses/${slug}`}>{title}</Link>
          </li>
        ))}
      </List>
    </nav>
  );
}
