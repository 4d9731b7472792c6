import { contrast, TEXT_CONTRAST } from './contrast';
import { FIXED, type Look, ON_NIGHT, type Theme } from './palette';

const WHITE = [255, 255, 255] as const;
const BLACK = [0, 0, 0] as const;

const partsOf = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

function mixed(colour: string, [...end]: readonly number[], share: number): string {
  const parts = partsOf(colour).map((part, index) => Math.round(part + ((end[index] ?? 0) - part) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The nearest to the colour, mixed with black or white, that can be read with all the others. */
function readable(colour: string, end: readonly number[], others: readonly string[]): string {
  const steps = Array.from({ length: 51 }, (_, step) => mixed(colour, end, step / 50));
  const isRead = (tried: string) => others.every((other) => contrast(tried, other) >= TEXT_CONTRAST);
  return steps.find(isRead) ?? mixed(colour, end, 1);
}

/** A look that has enough contrast, from the main colour of a logo, `#rrggbb`. */
export function lookFrom(colour: string): Look {
  const night = readable(mixed(colour, BLACK, 0.4), BLACK, [...Object.values(ON_NIGHT)]);
  const themed = (theme: Theme) => {
    const { paper, sheet, band, 'on-accent': onAccent } = FIXED[theme];
    return {
      accent: readable(colour, WHITE, [onAccent, night]),
      link: readable(colour, theme === 'light' ? BLACK : WHITE, [paper, sheet, band]),
    };
  };
  return { night, light: themed('light'), dark: themed('dark') };
}
