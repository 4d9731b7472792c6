import { Container, Muted, Section, SectionTitle, Stack } from '@university/shared/kit';
import { ArticleBody } from '@university/shared/prose';
import type { RtiText } from './rti';

/** How to ask for information, whom, for what fee, and what is published without being asked for. */
export function Rti({ text: { title, description, parts } }: { text: RtiText }) {
  return (
    <Section aria-labelledby="rti">
      <Container>
        <Stack $gap={4}>
          <Stack $gap={1}>
            <SectionTitle id="rti">{title}</SectionTitle>
            <Muted>{description}</Muted>
          </Stack>
          <div>
            <ArticleBody parts={parts} />
          </div>
        </Stack>
      </Container>
    </Section>
  );
}
