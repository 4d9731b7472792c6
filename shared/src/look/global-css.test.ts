import { DEFAULT_LOOK } from '../colours';
import { globalCss, globalCssOf } from './global-css';

test('a site that has chosen nothing has the usual colours', () => expect(globalCss).toBe(globalCssOf(DEFAULT_LOOK)));

test('chosen colours are in both themes, and on paper those of the light one', () => {
  const css = globalCssOf({
    night: '#0b3d2e',
    light: { accent: '#ffd166', link: '#0b5d3b' },
    dark: { accent: '#ffe08a', link: '#8fe3b8' },
  });
  const count = (text: string) => css.split(text).length - 1;
  expect([count('--night:#0b3d2e;'), count('--link:#0b5d3b;'), count('--link:#8fe3b8;')]).toEqual([1, 2, 1]);
  for (const colour of ['#141d38', '#f0a21c', '#f5b544', '#1b3c8c', '#a9c4ff']) expect(css).not.toContain(colour);
});
