import { Button, color, Container, Input, Label, space, Stack, text } from '@university/shared/kit';
import { withPrefix } from '@university/shared/language';
import { useQuery } from '@university/shared/query';
import { Link, useLocation } from '@university/shared/router';
import styled from 'styled-components';
import { texts } from '../../site/texts';
import { layoutTexts } from '../texts';
import { nearPagesQuery, wordsOf } from './near-pages';

const Ways = styled(Stack)`
  max-width: 28rem;
  h2 {
    font-size: ${text.body};
  }
  ul {
    margin-top: ${space(0.5)};
    padding: 0;
    list-style: none;
  }
  li {
    border-bottom: 1px solid ${color.line};
  }
  li a {
    display: block;
    padding-block: ${space(1)};
  }
`;

const Search = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(1)};
  label {
    grid-column: 1 / -1;
  }
`;

export function Help() {
  const { pathname } = useLocation();
  const { data: near = [] } = useQuery(nearPagesQuery(pathname));
  return (
    <Ways $gap={4}>
      {near.length > 0 && (
        <section>
          <h2>{layoutTexts.missingPage.near}</h2>
          <ul>
            {near.map(({ path, title }) => (
              <li key={path}>
                <Link to={path}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Search role="search" action={withPrefix('/search')}>
        <Label htmlFor="look-for">{layoutTexts.missingPage.search}</Label>
        <Input id="look-for" name="q" type="search" defaultValue={wordsOf(pathname)} maxLength={100} />
        <Button type="submit" $look="quiet">
          {texts.search}
        </Button>
      </Search>
    </Ways>
  );
}

const Below = styled(Container)`
  padding-bottom: ${space(8)};
`;

export const HelpBelow = () => (
  <Below>
    <Help />
  </Below>
);
