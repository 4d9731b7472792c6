import { PHONE_WIDE } from '../kit/phone-wide';
import { attribute } from './parts';

/**
 * The address of a picture of the library as a text names it: its file of the largest width that a page needs, and behind
 * `#` how large the picture is, so that its place is held while it loads.
 */
const ADDRESS = /^(\/api\/v1\/media\/[\w-]{1,64}\/[0-9a-f]{16})-(\d{2,4})\.webp#(\d{1,5})x(\d{1,5})$/;

/** Widths in which pictures are made, in pixels. */
const WIDTHS = [320, 640, 1024] as const;

/** How wide a text is. */
const SIZES = `(min-width: 46rem) 44rem, ${PHONE_WIDE}`;

interface Shown {
  base: string;
  widths: readonly number[];
  width: number;
  height: number;
}

/** What an address in a text says of a picture of the library. */
export const isPictureAddress = (href: string): boolean => ADDRESS.test(href);

/** The address by which a text names a picture of the library. */
export function pictureAddress({ base, widths, width, height }: Shown): string {
  const fitting = widths.filter((each) => each <= Math.max(...WIDTHS));
  return `${base}-${fitting.at(-1) ?? widths[0]}.webp#${width}x${height}`;
}

/** A picture in a text; one that is not of the library is its words. Both texts are plain. */
export function pictureOf(href: string, alt: string): string | undefined {
  const [, base, most, width, height] = ADDRESS.exec(href) ?? [];
  if (!base) return undefined;
  const [file] = href.split('#');
  const smaller = WIDTHS.filter((each) => each < Number(most));
  const files = [...smaller, most].map((each) => `${base}-${each}.webp ${each}w`).join(', ');
  return `<img src="${file}" srcset="${files}" sizes="${SIZES}" width="${width}" height="${height}" alt="${attribute(alt)}" loading="lazy" decoding="async">`;
}
