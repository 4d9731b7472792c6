import { useLocation, useSearchParams } from '@university/shared/router';
import { Container, Muted, PageHeader, Section, SectionTitle, space, Stack, wide } from '@university/shared/ui';
import styled from 'styled-components';
import { kindOf } from './kind';
import { NextSteps } from './NextSteps';
import { Rti } from './rti/Rti';
import { rtiTexts } from './rti/texts';
import { Send } from './Send';
import { TrackForm } from './TrackForm';
import { texts } from '../grievance-texts';
import { LinkList } from '../parts/LinkList';

const Columns = styled.div`
  display: grid;
  gap: ${space(6)};
  align-items: start;
  ${wide.desktop} {
    grid-template-columns: minmax(0, 1fr) 22rem;
  }
`;

const PARTS = [
  { hash: '#send', text: texts.send.title },
  { hash: '#track', text: texts.track.title },
  { hash: '#rti', text: rtiTexts.title },
];

/** The grievance form, what becomes of a grievance, and the Right to Information. */
export function FormPage() {
  const [params] = useSearchParams();
  const { search } = useLocation();
  const ticket = params.get('ticket') ?? '';
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Section>
        <Container>
          <Stack $gap={4}>
            <LinkList label={texts.parts} links={PARTS.map(({ hash, text }) => ({ to: search + hash, text }))} />
            <Columns>
              <Send kind={kindOf(params)} />
              <NextSteps />
            </Columns>
          </Stack>
        </Container>
      </Section>
      <Section $band aria-labelledby="track">
        <Container>
          <Stack $gap={2}>
            <SectionTitle id="track">{texts.track.title}</SectionTitle>
            <Muted>{texts.track.lead}</Muted>
            <TrackForm key={ticket} ticket={ticket} />
          </Stack>
        </Container>
      </Section>
      <Rti />
    </>
  );
}
