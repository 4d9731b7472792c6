import { z } from 'zod';
import { contrast, DEFAULT_LOOK, FIXED, ON_NIGHT, TEXT_CONTRAST, type Theme } from '../../colours';
import { colour } from './fields';

const themed = (theme: Theme, title: string) =>
  z
    .object({
      accent: colour('Accent', DEFAULT_LOOK[theme].accent, {
        hint: 'Ground of the first button, mark in header and footer.',
      }),
      link: colour('Links', DEFAULT_LOOK[theme].link),
    })
    .default(DEFAULT_LOOK[theme])
    .meta({ title });

/** The colours that a university chooses; all others are fixed, or follow from them. */
export const lookFields = z.object({
  night: colour('Ground of header and footer', DEFAULT_LOOK.night, { hint: 'A dark one, the same by day and night.' }),
  light: themed('light', 'Light'),
  dark: themed('dark', 'Dark'),
});

interface Pair {
  path: ['night'] | [Theme, 'accent' | 'link'];
  colour: string;
  against: string;
  /** What is hard to read where the two are too much alike. */
  what: string;
}

function* pairsOf({ night, ...themes }: z.output<typeof lookFields>): Generator<Pair> {
  for (const against of Object.values(ON_NIGHT)) {
    yield { path: ['night'], colour: night, against, what: 'Text of header and footer on it' };
  }
  for (const theme of ['light', 'dark'] as const) {
    const { accent, link } = themes[theme];
    const { paper, sheet, band, 'on-accent': onAccent } = FIXED[theme];
    yield { path: [theme, 'accent'], colour: accent, against: onAccent, what: 'Dark text on it' };
    yield { path: [theme, 'accent'], colour: accent, against: night, what: 'It in header and footer' };
    for (const against of [paper, sheet, band]) {
      yield { path: [theme, 'link'], colour: link, against, what: 'It on the grounds of pages' };
    }
  }
}

/** Rounded down: what is refused never reads as if it were enough. */
const inWords = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

/** The look of the site. A colour that cannot be read where it stands is refused, with the least contrast that it has. */
export const lookData = lookFields.superRefine((look, context) => {
  const worst = new Map<string, Pair & { ratio: number }>();
  for (const pair of pairsOf(look)) {
    const ratio = contrast(pair.colour, pair.against);
    const field = pair.path.join('.');
    if (ratio < (worst.get(field)?.ratio ?? TEXT_CONTRAST)) worst.set(field, { ...pair, ratio });
  }
  for (const { path, what, ratio } of worst.values()) {
    const message = `${what} has a contrast of ${inWords(ratio)} : 1. At least ${TEXT_CONTRAST} : 1 is needed`;
    context.addIssue({ code: 'custom', path, message });
  }
});
