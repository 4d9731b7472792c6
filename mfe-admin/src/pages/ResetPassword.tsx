import { Card, Container, PageHeader, Section, useTakenHash } from '@university/shared/ui';
import styled from 'styled-components';
import { AskForLink } from '../password/AskForLink';
import { ChoosePassword } from '../password/ChoosePassword';
import { texts } from '../texts/password';

const Sheet = styled(Card)`
  max-width: 30rem;
`;

/** Without a link's token: asks for a link. With one: sets the password. The token stands behind `#`, which no server sees. */
export default function ResetPassword() {
  const [token, setToken] = useTakenHash();

  const { title, lead } = token ? texts.choose : texts.reset;
  return (
    <>
      <PageHeader title={title} lead={lead} seed="staff" />
      <Section>
        <Container>
          <Sheet>
            {token ? <ChoosePassword key={token} token={token} onAskAgain={() => setToken('')} /> : <AskForLink />}
          </Sheet>
        </Container>
      </Section>
    </>
  );
}
