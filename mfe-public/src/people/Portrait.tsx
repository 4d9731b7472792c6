import { color, Jaali, radius, text } from '@university/shared/kit';
import styled from 'styled-components';

const Frame = styled.div`
  position: relative;
  flex: none;
  display: grid;
  place-items: center;
  width: 4rem;
  aspect-ratio: 1;
  border-radius: ${radius.large};
  overflow: hidden;
  border: 1px solid ${color.line};
  background: ${color.night};
  color: ${color.onNight};
  font-size: ${text.large};
  font-weight: 700;
  print-color-adjust: exact;
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Pattern = styled.div`
  position: absolute;
  inset: 0;
  color: ${color.accent};
  opacity: 0.28;
`;

const Letters = styled.span`
  position: relative;
`;

/** First letters of the last two words: salutations and middle names have none. */
const initials = (name: string): string =>
  name
    .split(' ')
    .slice(-2)
    .map((word) => word.charAt(0))
    .join('');

interface Props {
  name: string;
  /** What the pattern is made from; nothing of the person's own. */
  seed: string;
  photo?: string | null;
  className?: string;
}

/** The picture of a person, or their initials; decoration beside the name. */
export function Portrait({ name, seed, photo, className }: Props) {
  return (
    <Frame className={className} aria-hidden="true">
      {photo ? (
        <img src={photo} alt="" loading="lazy" />
      ) : (
        <>
          <Pattern>
            <Jaali seed={seed} />
          </Pattern>
          <Letters>{initials(name)}</Letters>
        </>
      )}
    </Frame>
  );
}
