import { Button, Container, PageTitle, Section, Stack } from '@university/shared/ui';
import { texts } from '../texts';

/** Stands where a page could not be shown; the layout around it goes on working. */
export function AreaFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Section>
      <Container>
        <Stack role="alert">
          <PageTitle as="h1" tabIndex={-1}>
            {texts.error.title}
          </PageTitle>
          <p>{texts.error.text}</p>
          <div>
            <Button type="button" onClick={onRetry}>
              {texts.error.retry}
            </Button>
          </div>
        </Stack>
      </Container>
    </Section>
  );
}
