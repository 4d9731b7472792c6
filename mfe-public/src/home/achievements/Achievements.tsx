import { color, Container, Section, space } from '@university/shared/ui';
import styled from 'styled-components';
import { SectionHead } from '../SectionHead';
import { texts } from '../texts';
import { Carousel } from './Carousel';

const Night = styled(Section)`
  background: ${color.night};
  color: ${color.onNight};
`;

const Inner = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

/** What students achieved lately, in five pictures. */
export function Achievements() {
  const { title, lead, carousel } = texts.achievements;
  return (
    <Night aria-labelledby="achievements" aria-roledescription={carousel}>
      <Inner>
        <SectionHead id="achievements" title={title} lead={lead} onNight />
        <Carousel />
      </Inner>
    </Night>
  );
}
