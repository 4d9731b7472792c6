import { ButtonLink, Container, PageHeader, Section, SectionTitle, Stack } from '@university/shared/kit';
import { Applications } from '../fees/Applications';
import { Next } from '../timeline/Next';
import { RoundsTable } from './RoundsTable';
import { texts } from './texts';

export function Unwritten() {
  return (
    <>
      <PageHeader title={texts.missingTitle} />
      <Section>
        <Container>
          <Stack $gap={3}>
            <p>{texts.missing}</p>
            <div>
              <ButtonLink $look="quiet" to="/admission">
                {texts.toOverview}
              </ButtonLink>
            </div>
          </Stack>
        </Container>
      </Section>
    </>
  );
}

export function DataOnly() {
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Section>
        <Container>
          <Stack $gap={5}>
            <Next />
            <Stack $gap={2}>
              <SectionTitle id="results">{texts.rounds}</SectionTitle>
              <RoundsTable />
            </Stack>
            <Stack $gap={2}>
              <SectionTitle id="apply">{texts.apply}</SectionTitle>
              <Applications />
            </Stack>
          </Stack>
        </Container>
      </Section>
    </>
  );
}
