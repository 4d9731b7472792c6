import { Card, Container, PageHeader, Section, useTakenHash } from '@university/shared/ui';
import styled from 'styled-components';
import { DisownForm } from '../disown/DisownForm';
import { notMe } from '../texts';

const Sheet = styled(Card)`
  max-width: 40rem;
`;

/** The page behind "this was not me" in a mail. Opening it does nothing: programs that check mail open every link. */
export default function NotMe() {
  const [token] = useTakenHash();
  return (
    <>
      <PageHeader title={notMe.title} lead={notMe.lead} seed="letter" />
      <Section>
        <Container>
          <Sheet>
            <DisownForm key={token} token={token} />
          </Sheet>
        </Container>
      </Section>
    </>
  );
}
