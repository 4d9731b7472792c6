import { Link, useLocation } from '@university/shared/router';
import { color, Container, narrow, space, text } from '@university/shared/kit';
import styled from 'styled-components';
import { isStaffArea } from '../../site/staff-area';
import { usePage } from '../../site/page';
import { texts } from '../../site/texts';
import { layoutTexts } from '../texts';
import { trailTo, useNavigationTree } from '../navigation/navigation-tree';

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  margin: 0;
  padding: ${space(0.5)} 0;
  list-style: none;
  color: ${color.muted};
  font-size: ${text.small};
  a {
    display: inline-block;
    min-height: 24px;
    color: inherit;
  }
  li + li::before {
    content: '/' / '';
    margin-inline: ${space(1)};
  }
  /* On a phone the heading says it at once. */
  [aria-current] {
    color: ${color.ink};
    ${narrow.phone} {
      display: none;
    }
  }
`;

export function Breadcrumbs() {
  const { pathname } = useLocation();
  const { name, exists } = usePage();
  const navigation = useNavigationTree();
  if (pathname === '/' || !exists || isStaffArea(pathname)) return null;
  // A section may have the name of its first page.
  const above = [{ label: texts.home, to: '/' }, ...trailTo(pathname, navigation)].filter(
    ({ label }) => label !== name,
  );
  return (
    <Container as="nav" aria-label={layoutTexts.breadcrumbs}>
      <List>
        {above.map(({ label, to }) => (
          <li key={label}>{to ? <Link to={to}>{label}</Link> : label}</li>
        ))}
        <li aria-current="page">{name}</li>
      </List>
    </Container>
  );
}
