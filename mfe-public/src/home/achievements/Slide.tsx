import { color, PHONE_WIDE, Picture, radius, space, text, wide } from '@university/shared/kit';
import styled from 'styled-components';
import { texts } from '../texts';
import type { Achievement } from '../words';

const RATIO = 16 / 9;

const SIZES = `(min-width: 76rem) 44rem, (min-width: 66rem) 58vw, (min-width: 36rem) 95vw, ${PHONE_WIDE}`;

/** Milliseconds that an achievement stays. Source: specification, section 9. */
export const ROTATION = 3000;

export interface Show {
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

const Image = styled(Picture)`
  aspect-ratio: ${RATIO};
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

const Credit = styled(Text)`
  margin-top: ${space(1)};
  font-size: ${text.small};
`;

interface Props {
  achievement: Achievement;
  number: number;
  count: number;
}

export function Slide({ achievement: { title, text: words, picture }, number, count }: Props) {
  return (
    <Figure>
      {picture && <Image picture={picture} sizes={SIZES} ratio={RATIO} />}
      <figcaption>
        {count > 1 && <Ordinal aria-hidden="true">{texts.achievements.place(number, count)}</Ordinal>}
        <Title>{title}</Title>
        <Text>{words}</Text>
        {picture?.credit && <Credit>{picture.credit}</Credit>}
      </figcaption>
    </Figure>
  );
}
