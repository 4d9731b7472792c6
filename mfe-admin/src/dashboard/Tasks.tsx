import type { Role } from '@university/shared/contract';
import { Card, color, Grid, space, text } from '@university/shared/kit';
import { Link } from '@university/shared/router';
import styled from 'styled-components';
import { pagesOf } from '../area/pages';
import { tasks } from './texts';

const Task = styled(Card)`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  h3 {
    font-size: ${text.large};
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  /* The whole card leads there. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  &:hover,
  &:focus-within {
    border-color: ${color.accent};
  }
  p {
    color: ${color.muted};
  }
`;

/** What this role can do here, as cards. */
export function Tasks({ role }: { role: Role }) {
  return (
    <Grid $min="15rem">
      {pagesOf(role).map(
        ({ path, label }) =>
          path !== '/admin/dashboard' && (
            <Task key={path}>
              <h3>
                <Link to={path}>{label}</Link>
              </h3>
              <p>{tasks[path]}</p>
            </Task>
          ),
      )}
    </Grid>
  );
}
