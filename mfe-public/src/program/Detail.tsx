import { ButtonLink, Container, Muted, PageHeader, Row, Section, SectionTitle, Stack } from '@university/shared/ui';
import type { DetailedProgram } from '../api/program';
import { texts } from '../programmes-texts';
import { Facts } from './Facts';
import { Years } from './Years';

const words = texts.program;

export function Detail({ program }: { program: DetailedProgram }) {
  return (
    <>
      <PageHeader title={program.name} lead={`${program.duration}, ${program.mode}`} seed={program.code} />
      <Section>
        <Container>
          <Stack $gap={6}>
            <Stack as="section" aria-labelledby="facts">
              <SectionTitle id="facts">{words.facts}</SectionTitle>
              <Facts program={program} />
            </Stack>
            <Stack as="section" aria-labelledby="years">
              <div>
                <SectionTitle id="years">{words.years}</SectionTitle>
                <Muted>{words.yearsLead}</Muted>
              </div>
              <Years years={program.years} />
            </Stack>
            <Row>
              <ButtonLink to="/admission">{words.apply}</ButtonLink>
              <ButtonLink $look="quiet" to="/courses">
                {words.back}
              </ButtonLink>
            </Row>
          </Stack>
        </Container>
      </Section>
    </>
  );
}
