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
