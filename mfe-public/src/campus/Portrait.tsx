import { color, Jaali, radius, wide } from '@university/shared/ui';
import styled, { css } from 'styled-components';

const frame = css`
  width: 100%;
  height: 8rem;
  border-radius: ${radius.large};
  ${wide.tablet} {
    height: 100%;
  }
`;

const Photo = styled.img`
  ${frame}
  object-fit: cover;
`;

const Artwork = styled.div`
  ${frame}
  overflow: hidden;
  border: 1px solid ${color.line};
  background: ${color.night};
  color: ${color.accent};
  print-color-adjust: exact;
`;

interface Props {
  /** Address of a photograph; without one the jaali of the code stands in. */
  photo: string | null;
  alt: string;
  code: string;
  className?: string;
}

/** The picture of a campus. */
export function Portrait({ photo, alt, code, className }: Props) {
  if (photo) return <Photo className={className} src={photo} alt={alt} loading="lazy" />;
  return (
    <Artwork className={className}>
      <Jaali seed={code} />
    </Artwork>
  );
}
