import styled from 'styled-components';

/** Of a picture of the library as the contract's `picture` has it, what is needed to show it. */
export interface ShownPicture {
  alt: string;
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
  /** How wide it is on screens, for the browser to choose a file by: `(min-width: 52rem) 50vw, 66vw` (`PHONE_WIDE`). */
  sizes: string;
  /** In place of its own alternative text; empty where the words beside it say the same. */
  alt?: string;
  /** Width by height that it is cropped to, around its focal point; uncropped when left out. */
  ratio?: number;
  /** It is on screen before anything is scrolled: it comes at once and before others. */
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

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** A picture of the library, in the smallest file that does. Its place is as large before it is there, in its colour. */
export function Picture({ picture, sizes, alt = picture.alt, ratio, isFirst = false, className }: Props) {
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
