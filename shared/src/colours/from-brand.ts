import { contrast, TEXT_CONTRAST } from './contrast';
import { FIXED, type Look, ON_NIGHT, type Theme } from './palette';

const WHITE = [255, 255, 255] as const;
const BLACK = [0, 0, 0] as const;

const partsOf = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

function mixed(colour: string, [...end]: readonly number[], share: number): string {
  const parts = partsOf(colour).map((part, index) => Math.round(part + ((end[index] ?? 0) - part) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The same hue and saturation (HSL) at middle lightness, if it is darker: mixed with white alone it would be pale. */
function brightened(colour: string): number[] {
  const parts = partsOf(colour);
  const factor = 255 / Math.max(1, Math.min(...parts) + Math.max(...parts));
  return parts.map((part) => part * Math.max(1, factor));
}

/** The nearest to the colour, on the way to one end and then the next, that can be read with all the others. */
function readable(colour: string, ends: readonly (readonly number[])[], others: readonly string[]): string {
  let from = colour;
  const steps = ends.flatMap((end) => {
    const these = Array.from({ length: 51 }, (_, step) => mixed(from, end, step / 50));
    from = mixed(from, end, 1);
    return these;
  });
  return steps.find((tried) => others.every((other) => contrast(tried, other) >= TEXT_CONTRAST)) ?? from;
}

/** A look that has enough contrast, from the main colour of a logo, `#rrggbb`. */
export function lookFrom(colour: string): Look {
  const night = readable(mixed(colour, BLACK, 0.4), [BLACK], [...Object.values(ON_NIGHT)]);
  const lighter = [brightened(colour), WHITE];
  const themed = (theme: Theme) => {
    const { paper, sheet, band, 'on-accent': onAccent } = FIXED[theme];
    return {
      accent: readable(colour, lighter, [onAccent, night]),
      link: readable(colour, theme === 'light' ? [BLACK] : lighter, [paper, sheet, band]),
    };
  };
  return { night, light: themed('light'), dark: themed('dark') };
}
