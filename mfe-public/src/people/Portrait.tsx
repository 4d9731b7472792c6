import { color, Picture, radius, type ShownPicture, space, text } from '@university/shared/kit';
import styled from 'styled-components';

const Face = styled.div`
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

/** A large portrait beside name and post. */
export const Who = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  p {
    margin: 0;
  }
  ${Face} {
    width: 6rem;
  }
`;

/** Of the last two words: salutations and middle names are skipped. */
const initials = (name: string): string =>
  name
    .split(' ')
    .slice(-2)
    .map((word) => word.charAt(0))
    .join('');

interface PortraitProps {
  name: string;
  picture?: ShownPicture | null;
  size?: string;
  className?: string;
}

export function Portrait({ name, picture, size = '4rem', className }: PortraitProps) {
  return (
    <Face className={className} aria-hidden="true">
      {picture ? <Picture picture={picture} alt="" ratio={1} sizes={size} /> : <span>{initials(name)}</span>}
    </Face>
  );
}
