import type { Role } from '@university/shared/contract';
import { Button, color, radius, space, text, wide } from '@university/shared/kit';
import { Link, useLocation } from '@university/shared/router';
import { useState } from 'react';
import styled from 'styled-components';
import { texts } from '../texts';
import { pageAt, pagesOf } from './pages';

const words = texts.area;

const LIST_ID = 'staff-menu';

const Nav = styled.nav`
  ${wide.desktop} {
    position: sticky;
    top: ${space(2)};
    max-height: calc(100vh - ${space(4)});
    overflow-y: auto;
    align-self: start;
  }
`;

const Toggle = styled(Button)`
  width: 100%;
  justify-content: space-between;
  ${wide.desktop} {
    display: none;
  }
`;

const List = styled.ul<{ $isOpen: boolean }>`
  display: ${({ $isOpen }) => ($isOpen ? 'block' : 'none')};
  margin-top: ${space(1)};
  padding: 0;
  list-style: none;
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: ${space(0.5)} ${space(1.5)};
    border-left: 4px solid transparent;
    border-radius: ${radius.small};
    color: ${color.ink};
    text-decoration: none;
  }
  a:hover {
    background: ${color.band};
  }
  a[aria-current] {
    border-left-color: ${color.accent};
    background: ${color.band};
    font-weight: 700;
  }
  ${wide.desktop} {
    display: block;
    margin-top: 0;
    a {
      min-height: 32px;
      padding-block: 0;
    }
  }
`;

/** What the entries from here on are about. */
const Group = styled.span`
  display: block;
  padding: ${space(1)} ${space(2)} 0;
  color: ${color.muted};
  font-size: ${text.small};
  font-weight: 700;
`;

/** What this role may do, as a menu. On small screens it opens by a button. */
export function AreaNav({ role }: { role: Role }) {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const here = pageAt(pathname);
  // Going somewhere closes it.
  const isOpen = openAt === pathname;
  return (
    <Nav aria-label={words.menu}>
      <Toggle
        type="button"
        $look="quiet"
        aria-expanded={isOpen}
        aria-controls={LIST_ID}
        onClick={() => setOpenAt(isOpen ? null : pathname)}
      >
        {words.menu}
        <span aria-hidden="true">{isOpen ? '▴' : '▾'}</span>
      </Toggle>
      <List id={LIST_ID} $isOpen={isOpen}>
        {pagesOf(role).map(({ path, label, group }, index, all) => (
          <li key={path}>
            {group && group !== all[index - 1]?.group && <Group>{words.groups[group]}</Group>}
            <Link to={path} aria-current={path === here ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </List>
    </Nav>
  );
}
