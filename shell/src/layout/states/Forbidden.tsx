import { ButtonLink, Container, PageTitle, Section, Stack } from '@university/shared/ui';
import { texts } from '../texts';

/** For staff whose role may not open a page. */
export function Forbidden() {
  return (
    <Section>
      <Container>
        <Stack>
          <PageTitle tabIndex={-1}>{texts.forbidden.title}</PageTitle>
          <p>{texts.forbidden.text}</p>
          <div>
            <ButtonLink to="/admin/dashboard">{texts.forbidden.button}</ButtonLink>
          </div>
        </Stack>
      </Container>
    </Section>
  );
}
