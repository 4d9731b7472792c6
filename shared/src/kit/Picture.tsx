import { LANGUAGE } from '@university/shared/language';
import styled from 'styled-components';

export interface ShownPicture {
  alt: string;
  /** In Hindi, where somebody wrote it. */
  alt_hi?: string | null;
  width: number;
  height: number;
  colour: string;
  focal_x: number;
  focal_y: number;
  base: string;
  widths: readonly number[];
}

interface Props {
  picture: ShownPicture;
  /** As in `<img sizes>`: `(min-width: 52rem) 50vw, 66vw` (`PHONE_WIDE`). */
  sizes: string;
  alt?: string;
  /** Width by height; cropped around the focal point. */
  ratio?: number;
  /** Above the fold: loaded eagerly. */
  isFirst?: boolean;
  className?: string;
}

const Frame = styled.img<{ $colour: string; $focus: string }>`
  display: block;
  width: 100%;
  height: auto;
  object-fit: cover;
  object-position: ${({ $focus }) => $focus};
  background: ${({ $colour }) => $colour};
`;

export const altOf = ({ alt, alt_hi }: Pick<ShownPicture, 'alt' | 'alt_hi'>): string =>
  (LANGUAGE === 'hi' && alt_hi) || alt;

const percent = (share: number) => `${Math.round(share * 100)}%`;

export function Picture({ picture, sizes, alt = altOf(picture), ratio, isFirst = false, className }: Props) {
  const { base, widths, width, height } = picture;
  const files = (format: string) => widths.map((each) => `${base}-${each}.${format} ${each}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={files('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={files('webp')} sizes={sizes} />
      <Frame
        className={className}
        src={`${base}-${widths[widths.length - 1]}.webp`}
        alt={alt}
        width={width}
        height={ratio ? Math.round(width / ratio) : height}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding={isFirst ? undefined : 'async'}
        fetchPriority={isFirst ? 'high' : undefined}
        $colour={picture.colour}
        $focus={`${percent(picture.focal_x)} ${percent(picture.focal_y)}`}
      />
    </picture>
  );
}
