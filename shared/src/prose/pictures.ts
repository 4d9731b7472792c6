import { PHONE_WIDE } from '../kit/phone-wide';
import { attribute } from './parts';

/** Largest file of a picture, with its size after `#` to reserve the space. */
const ADDRESS = /^(\/api\/v1\/media\/[\w-]{1,64}\/[0-9a-f]{16})-(\d{2,4})\.webp#(\d{1,5})x(\d{1,5})$/;

const WIDTHS = [320, 640, 1024] as const;

const SIZES = `(min-width: 46rem) 44rem, ${PHONE_WIDE}`;

interface Shown {
  base: string;
  widths: readonly number[];
  width: number;
  height: number;
}

export const isPictureAddress = (href: string): boolean => ADDRESS.test(href);

export function pictureAddress({ base, widths, width, height }: Shown): string {
  const fitting = widths.filter((each) => each <= Math.max(...WIDTHS));
  return `${base}-${fitting.at(-1) ?? widths[0]}.webp#${width}x${height}`;
}

export function pictureOf(href: string, alt: string): string | undefined {
  const [, base, most, width, height] = ADDRESS.exec(href) ?? [];
  if (!base) return undefined;
  const [file] = href.split('#');
  const smaller = WIDTHS.filter((each) => each < Number(most));
  const files = [...smaller, most].map((each) => `${base}-${each}.webp ${each}w`).join(', ');
  return `<img src="${file}" srcset="${files}" sizes="${SIZES}" width="${width}" height="${height}" alt="${attribute(alt)}" loading="lazy" decoding="async">`;
}
