import { color, radius, space, text, wide } from '@university/shared/kit';
import styled from 'styled-components';
import { texts } from '../texts';
import apprentices from './art/apprentices.svg';
import clinic from './art/clinic.svg';
import hackathon from './art/hackathon.svg';
import skills from './art/skills.svg';
import startups from './art/startups.svg';

interface Achievement {
  id: keyof typeof texts.achievements.items;
  image: string;
}

/** Five images, as the specification's section 9 has it; their words stand in texts.ts. */
export const ACHIEVEMENTS: readonly Achievement[] = [
  { id: 'skills', image: skills },
  { id: 'apprentices', image: apprentices },
  { id: 'startups', image: startups },
  { id: 'hackathon', image: hackathon },
  { id: 'clinic', image: clinic },
];

/** Width and height of every image, in pixels of its own. */
const IMAGE_SIZE = { width: 960, height: 540 } as const;

/** Milliseconds that an achievement stays. Source: specification, section 9. */
export const ROTATION = 3000;

/** What the running carousel shows. */
export interface Show {
  /** Number of the slide in view, from 0. */
  current: number;
  isRunning: boolean;
}

const Figure = styled.figure`
  display: grid;
  gap: ${space(2)};
  height: 100%;
  align-content: start;
  ${wide.desktop} {
    grid-template-columns: 1.7fr 1fr;
    gap: ${space(6)};
    align-items: center;
  }
`;

const Image = styled.img`
  width: 100%;
  height: auto;
  border-radius: ${radius.large};
`;

const Ordinal = styled.span`
  color: ${color.accent};
  font-weight: 700;
  letter-spacing: 0.06em;
`;

const Title = styled.h3`
  margin-block: ${space(0.5)} ${space(1)};
  font-size: ${text.heading};
`;

const Text = styled.p`
  max-width: 48ch;
  color: ${color.onNightMuted};
`;

/** One achievement: its picture, and what it was. */
export function Slide({ index }: { index: number }) {
  const achievement = ACHIEVEMENTS[index];
  if (!achievement) return null;
  const { title, text: words, alt } = texts.achievements.items[achievement.id];
  return (
    <Figure>
      <Image src={achievement.image} alt={alt} {...IMAGE_SIZE} loading="lazy" decoding="async" draggable={false} />
      <figcaption>
        <Ordinal aria-hidden="true">{texts.achievements.place(index + 1, ACHIEVEMENTS.length)}</Ordinal>
        <Title>{title}</Title>
        <Text>{words}</Text>
      </figcaption>
    </Figure>
  );
}
