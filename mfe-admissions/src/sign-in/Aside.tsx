import { space, Stack, text } from '@university/shared/ui';
import styled from 'styled-components';
import { HelpDesk } from '../HelpDesk';
import { signIn } from '../texts';

const Title = styled.h2`
  font-size: ${text.large};
`;

const Points = styled.ul`
  display: grid;
  gap: ${space(1)};
  padding-left: 1.2em;
`;

/** What helps those who cannot sign in, and what becomes of their data. */
export function Aside() {
  return (
    <Stack $gap={4}>
      <Stack $gap={1}>
        <Title>{signIn.help.title}</Title>
        <Points>
          {signIn.help.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </Points>
        <p>
          {signIn.help.desk} <HelpDesk />
        </p>
      </Stack>
      <Stack $gap={1}>
        <Title>{signIn.privacy.title}</Title>
        <Points>
          {signIn.privacy.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </Points>
      </Stack>
    </Stack>
  );
}
