import { identity } from '@university/shared';
import type { Role } from '@university/shared/contract';
import { ButtonLink, Card, Grid, space, text } from '@university/shared/ui';
import styled from 'styled-components';
import { tasksOf } from '../roles';
import { texts } from '../texts';

const Task = styled(Card)`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space(1.5)};
  h3 {
    font-size: ${text.large};
  }
`;

/** What this role can do here. */
export function Tasks({ role }: { role: Role }) {
  const tasks = tasksOf(role);
  if (tasks.length === 0) {
    return (
      <p>
        {texts.dashboard.noTasks} <a href={`mailto:${identity.helpDesk}`}>{identity.helpDesk}</a>
      </p>
    );
  }
  return (
    <Grid>
      {tasks.map(({ path, title, about, action }) => (
        <Task key={path}>
          <h3>{title}</h3>
          <p>{about}</p>
          <ButtonLink to={path}>{action}</ButtonLink>
        </Task>
      ))}
    </Grid>
  );
}
