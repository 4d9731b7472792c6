import { ButtonLink, Container, Muted, Section, SectionTitle, Stack } from '@university/shared/kit';
import { RTI_PATH } from './rti';
import type { RtiText } from './rti';
import { texts } from './texts';

/** The way to the page about the Right to Information. */
export function Rti({ text: { title, description } }: { text: RtiText }) {
  return (
    <Section aria-labelledby="rti">
      <Container>
        <Stack $gap={2}>
          <SectionTitle id="rti">{title}</SectionTitle>
          <Muted>{description}</Muted>
          <div>
            <ButtonLink $look="quiet" to={RTI_PATH}>
              {texts.openRti}
            </ButtonLink>
          </div>
        </Stack>
      </Container>
    </Section>
  );
}
