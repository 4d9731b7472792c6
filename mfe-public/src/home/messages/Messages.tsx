import { Container, Section, space, Stack, wide } from '@university/shared/ui';
import styled from 'styled-components';
import { SectionHead } from '../SectionHead';
import { texts } from '../texts';
import { MessageCard } from './MessageCard';

const Pair = styled.div`
  display: grid;
  gap: ${space(3)};
  ${wide.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

/** A few words of Chancellor and Vice-Chancellor, by their office: the page outlives whoever holds it. */
export function Messages() {
  const { title, chancellor, viceChancellor } = texts.messages;
  return (
    <Section aria-labelledby="messages">
      <Container>
        <Stack $gap={3}>
          <SectionHead id="messages" title={title} />
          <Pair>
            <MessageCard {...chancellor} to="/chancellor" />
            <MessageCard {...viceChancellor} to="/vice-chancellor" />
          </Pair>
        </Stack>
      </Container>
    </Section>
  );
}
