import { SectionTitle, space, Stack } from '@university/shared/ui';
import styled from 'styled-components';
import { texts } from '../campus-texts';

const List = styled.ul`
  padding-left: ${space(2.5)};
  columns: 18rem;
  column-gap: ${space(4)};
  li {
    padding-block: ${space(0.25)};
    break-inside: avoid;
  }
`;

/** Rooms to make things in. */
export function Labs({ labs }: { labs: readonly string[] }) {
  if (labs.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="labs">
      <SectionTitle id="labs">{texts.labs}</SectionTitle>
      <List>
        {labs.map((lab) => (
          <li key={lab}>{lab}</li>
        ))}
      </List>
    </Stack>
  );
}
