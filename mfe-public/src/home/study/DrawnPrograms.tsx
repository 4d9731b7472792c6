import { Grid, Muted, space } from '@university/shared/ui';
import styled from 'styled-components';
import type { DrawnProgram } from '../../api/study';
import { texts } from '../texts';
import { ProgramCard } from './ProgramCard';

const List = styled(Grid).attrs({ as: 'ul' })`
  list-style: none;
  padding: 0;
  gap: ${space(2)};
  margin-top: ${space(2)};
`;

/** The programmes of the selected tab. */
export function DrawnPrograms({ programs }: { programs: readonly DrawnProgram[] }) {
  if (programs.length === 0) return <Muted>{texts.study.empty}</Muted>;
  return (
    <List $min="19rem">
      {programs.map((program) => (
        <li key={program._id}>
          <ProgramCard program={program} />
        </li>
      ))}
    </List>
  );
}
