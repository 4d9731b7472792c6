import { Container, Message, Section } from '@university/shared/kit';
import { useRouteError } from 'react-router-dom';

/** What the developer needs to know of a page that threw; visitors would see the shell's error view. */
export function PageFailed() {
  const error = useRouteError();
  return (
    <Section>
      <Container>
        <Message $tone="bad">
          <pre>{error instanceof Error ? (error.stack ?? error.message) : String(error)}</pre>
        </Message>
      </Container>
    </Section>
  );
}
