import type { Picture as Shown } from '@university/shared/contract';
import styled from 'styled-components';

const Image = styled.img`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

interface Props {
  picture: Shown;
  /** How wide it is shown, as `sizes` of HTML has it. */
  sizes: string;
  /** Stands where a page opens: it is not waited for until somebody scrolls. */
  eager?: boolean;
}

const sources = ({ base, widths }: Shown, type: string) =>
  widths.map((width) => `${base}-${width}.${type} ${width}w`).join(', ');

/** A picture of the library in the size that the screen needs. It fills its frame. */
export function Picture({ picture, sizes, eager }: Props) {
  const { alt, width, height, base, widths } = picture;
  return (
    <picture>
      <source type="image/avif" srcSet={sources(picture, 'avif')} sizes={sizes} />
      <Image
        src={`${base}-${widths.at(-1)}.webp`}
        srcSet={sources(picture, 'webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}
