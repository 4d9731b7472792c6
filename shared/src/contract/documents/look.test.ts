import { DEFAULT_LOOK, type Look } from '../../colours';
import { lookData } from './look';

const problems = (changed: Partial<Look>) =>
  (lookData.safeParse({ ...DEFAULT_LOOK, ...changed }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

test('the usual colours fit, and are those of a look that says nothing', () => {
  expect(lookData.parse({})).toEqual(DEFAULT_LOOK);
});

test('other colours that can be read fit', () => {
  const green: Look = {
    night: '#0b3d2e',
    light: { accent: '#ffd166', link: '#0b5d3b' },
    dark: { accent: '#ffd166', link: '#8fe3b8' },
  };
  expect(problems(green)).toEqual([]);
});

test.each<[string, Partial<Look>, string]>([
  [
    'a bright ground of the header',
    { night: '#6a7ab0' },
    'night: Text of header and footer on it has a contrast of 2.58 : 1. At least 4.5 : 1 is needed',
  ],
  [
    'a pale link by day',
    { light: { ...DEFAULT_LOOK.light, link: '#6f8fd8' } },
    'light.link: It on the grounds of pages has a contrast of 2.72 : 1. At least 4.5 : 1 is needed',
  ],
  [
    'a dark link by night',
    { dark: { ...DEFAULT_LOOK.dark, link: '#1b3c8c' } },
    'dark.link: It on the grounds of pages has a contrast of 1.46 : 1. At least 4.5 : 1 is needed',
  ],
  [
    'a dark accent',
    { light: { ...DEFAULT_LOOK.light, accent: '#7a3b00' } },
    'light.accent: Dark text on it has a contrast of 1.88 : 1. At least 4.5 : 1 is needed',
  ],
])('refused: %s', (_, changed, problem) => expect(problems(changed)).toContain(problem));

test.each(['red', '#fff', '#12345g', ''])('%s is no colour', (night) => {
  expect(problems({ night })).toEqual(['night: Give a colour as # and six digits or letters a to f, as in #1b3c8c']);
});
