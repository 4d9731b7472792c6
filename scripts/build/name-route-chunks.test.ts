/** @jest-environment node */
const nameChunks = require('./name-route-chunks.cjs') as (source: string) => string;

test('names the chunk of a page after its file', () => {
  expect(nameChunks(`load: () => import('./pages/Courses'),`)).toBe(
    `load: () => import(/* webpackChunkName: "Courses" */ './pages/Courses'),`,
  );
});

test.each([
  [`import('./Popup')`, 'Popup'],
  [`import('../shared/pages/About-Us')`, 'About-Us'],
  [`import( './pages/Home' )`, 'Home'],
])('%s is chunk %s', (source, name) => {
  expect(nameChunks(source)).toContain(`webpackChunkName: "${name}"`);
});

test('names every page of a file', () => {
  expect(nameChunks(`a(() => import('./a/One')); b(() => import('./b/Two'));`).match(/"\w+"/g)).toEqual([
    '"One"',
    '"Two"',
  ]);
});

test.each([`import { a } from './a';`, `import './a';`, `import('package')`, `reimport('./a')`])(
  'leaves alone: %s',
  (source) => {
    expect(nameChunks(source)).toBe(source);
  },
);
