import { DEFAULT_LOOK, type Look, type Theme } from '@university/shared/colours';

export const isColour = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

type Given = Record<string, unknown>;

export function lookIn(given: Given): Look {
  const colour = (value: unknown, usual: string) => (isColour(value) ? value : usual);
  const themed = (theme: Theme) => {
    const { accent, link } = (given[theme] ?? {}) as Given;
    const usual = DEFAULT_LOOK[theme];
    return { accent: colour(accent, usual.accent), link: colour(link, usual.link) };
  };
  return { night: colour(given.night, DEFAULT_LOOK.night), light: themed('light'), dark: themed('dark') };
}

/** Pixels; enough to tell colours apart. */
const SIDE = 64;

/** The strongest colour of a picture, `#rrggbb`; undefined if it is only black, white and greys. */
export async function mainColourOf(src: string): Promise<string | undefined> {
  const image = new Image();
  image.src = src;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE });
  const drawing = canvas.getContext('2d');
  drawing?.drawImage(image, 0, 0, SIDE, SIDE);
  return strongest(drawing?.getImageData(0, 0, SIDE, SIDE).data ?? []);
}

/** Coarse, so that edges do not count as colours of their own. */
const STEP = 32;
const LEAST_SPREAD = 48;

/** @param pixels red, green, blue and opacity, 0 to 255 */
export function strongest(pixels: ArrayLike<number>): string | undefined {
  const groups = new Map<string, { weight: number; sum: [number, number, number]; count: number }>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = [0, 1, 2, 3].map((part) => pixels[at + part]);
    const spread = Math.max(red, green, blue) - Math.min(red, green, blue);
    if (opacity < 200 || spread < LEAST_SPREAD) continue;
    const key = [red, green, blue].map((part) => Math.floor(part / STEP)).join();
    const group = groups.get(key) ?? { weight: 0, sum: [0, 0, 0], count: 0 };
    const [r, g, b] = group.sum;
    groups.set(key, { weight: group.weight + spread, sum: [r + red, g + green, b + blue], count: group.count + 1 });
  }
  const [first] = [...groups.values()].sort((one, other) => other.weight - one.weight);
  if (!first) return undefined;
  return `#${first.sum
    .map((part) =>
      Math.round(part / first.count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
