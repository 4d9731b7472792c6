import { identity, LOGIN_PATH } from '@university/shared';
import { Link } from '@university/shared/router';
import { SectionTitle, Stack, space, VisuallyHidden } from '@university/shared/ui';
import styled from 'styled-components';
import { texts } from '../texts';

const words = texts.login.elsewhere;

const DOORS = {
  admin: { label: words.admin, to: '/admin-login' },
  staff: { label: words.staff, to: LOGIN_PATH },
} as const;

const PORTALS = [
  { label: words.faculty, href: identity.portals.faculty },
  { label: words.student, href: identity.portals.student },
] as const;

const List = styled.ul`
  list-style: none;
  padding: 0;
  li > a {
    display: inline-block;
    padding-block: ${space(1)};
  }
`;

/** For people who came to the wrong login. */
export function OtherDoors({ here }: { here: keyof typeof DOORS }) {
  const other = DOORS[here === 'admin' ? 'staff' : 'admin'];
  return (
    <Stack $gap={1}>
      <SectionTitle>{texts.login.elsewhereTitle}</SectionTitle>
      <List>
        <li>
          <Link to={other.to}>{other.label}</Link>
        </li>
        {PORTALS.map(({ label, href }) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noopener">
              {label} <VisuallyHidden>{texts.newTab}</VisuallyHidden>
            </a>
          </li>
        ))}
        <li>
          <Link to="/admission/result">{words.result}</Link>
        </li>
      </List>
    </Stack>
  );
}
