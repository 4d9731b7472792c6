import { Container, PageHeader, Section } from '@university/shared/ui';
import { texts } from '../programmes-texts';
import { LevelLinks } from './LevelLinks';

/** Stands where /courses/… names no level. */
export function UnknownLevel() {
  return (
    <>
      <PageHeader title={texts.courses.unknownTitle} lead={texts.courses.unknown} />
      <Section>
        <Container>
          <LevelLinks />
        </Container>
      </Section>
    </>
  );
}
