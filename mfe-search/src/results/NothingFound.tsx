import { identity } from '@university/shared';
import { Link } from '@university/shared/router';
import { Stack, space } from '@university/shared/ui';
import styled from 'styled-components';
import { texts } from '../texts';
import { WAYS_ON } from './ways-on';

const Ways = styled.ul`
  padding-left: 1.25em;
  a {
    display: inline-block;
    padding-block: ${space(0.5)};
  }
`;

/** What to do when nothing was found. */
export function NothingFound() {
  return (
    <Stack $gap={1}>
      <p>{texts.help}</p>
      <Ways>
        {WAYS_ON.map(({ path, title }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </Ways>
      <p>
        {texts.helpDesk} <a href={`mailto:${identity.helpDesk}`}>{identity.helpDesk}</a>
      </p>
    </Stack>
  );
}
