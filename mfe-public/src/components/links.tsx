import { Link } from '@university/shared/router';
import { color, radius, space, notPrinted } from '@university/shared/kit';
import styled from 'styled-components';

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
    padding-inline: ${space(1.5)};
    border: 1px solid ${color.line};
    border-radius: ${radius.small};
    background: ${color.sheet};
  }
  a:hover {
    border-color: ${color.ink};
  }
  ${notPrinted}
`;

export function LinkList({ label, links }: { label: string; links: readonly { to: string; text: string }[] }) {
  return (
    <nav aria-label={label}>
      <List>
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
      </List>
    </nav>
  );
}

const Switch = styled.ul`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space(0.5)};
  padding: ${space(0.5)};
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.sheet};
  list-style: none;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 40px;
    padding-inline: ${space(2)};
    border-radius: 4px;
    color: ${color.ink};
    font-weight: 700;
    text-decoration: none;
  }
  a[aria-current] {
    background: ${color.ink};
    color: ${color.paper};
  }
  ${notPrinted}
`;

interface SwitchProps {
  label: string;
  links: readonly { to: string; text: string; isCurrent: boolean }[];
}

export function SwitchLinks({ label, links }: SwitchProps) {
  return (
    <nav aria-label={label}>
      <Switch>
        {links.map(({ to, text, isCurrent }) => (
          <li key={to}>
            <Link to={to} aria-current={isCurrent ? 'page' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </Switch>
    </nav>
  );
}
