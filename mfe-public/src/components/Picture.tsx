import type { Picture as PictureOfLibrary } from '@university/shared/contract';
import { color, radius, space, text } from '@university/shared/kit';
import styled from 'styled-components';

const Shown = styled.img<{ $x: number; $y: number }>`
  display: block;
  width: 100%;
  height: auto;
  object-fit: cover;
  object-position: ${({ $x }) => $x * 100}% ${({ $y }) => $y * 100}%;
`;

interface Props {
  picture: PictureOfLibrary;
  /** How wide it is shown, as `sizes` of an image. */
  sizes: string;
  /** Part of the page's first screen; others come when they are scrolled to. */
  isFirst?: boolean;
  className?: string;
}

/** A picture of the library in the width that fits, with room kept for it. */
export function Picture({ picture, sizes, isFirst, className }: Props) {
  const { base, widths, alt, width, height, focal_x, focal_y } = picture;
  const all = (ending: string) => widths.map((each) => `${base}-${each}.${ending} ${each}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={all('avif')} sizes={sizes} />
      <Shown
        className={className}
        src={`${base}-${widths[0]}.webp`}
        srcSet={all('webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        $x={focal_x}
        $y={focal_y}
      />
    </picture>
  );
}

const Figure = styled.figure`
  margin: 0;
  img {
    aspect-ratio: 16 / 9;
    border: 1px solid ${color.line};
    border-radius: ${radius.large};
  }
  figcaption {
    margin-top: ${space(0.5)};
    color: ${color.muted};
    font-size: ${text.small};
  }
`;

/** A picture with whose it is below. */
export function CreditedPicture(props: Props) {
  return (
    <Figure>
      <Picture {...props} />
      {props.picture.credit && <figcaption>{props.picture.credit}</figcaption>}
    </Figure>
  );
}
