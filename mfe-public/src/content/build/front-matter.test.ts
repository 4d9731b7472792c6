import { splitFrontMatter } from './front-matter';

const head = (changes: Record<string, string | null> = {}) => {
  const fields = {
    title: 'History',
    description: 'How it began.',
    updated: '2025-07-10',
    owner: 'Registrar',
    ...changes,
  };
  const lines = Object.entries(fields).flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]));
  return `---\n${lines.join('\n')}\n---\n`;
};

test('head and body are taken apart', () => {
  expect(splitFrontMatter(`${head({ keywords: '[past, act]', notices: 'circulars' })}Text\n\n---\n\nmore`)).toEqual({
    front: {
      title: 'History',
      description: 'How it began.',
      updated: '2025-07-10',
      owner: 'Registrar',
      keywords: ['past', 'act'],
      notices: 'circulars',
    },
    body: 'Text\n\n---\n\nmore',
  });
});

test.each([
  ['title', { title: null }],
  ['description', { description: '""' }],
  ['updated', { updated: 'yesterday' }],
  ['updated', { updated: '2025-13-01' }],
  ['owner', { owner: null }],
  ['keywords', { keywords: 'history' }],
  ['notices', { notices: 'gossip' }],
  ['author', { author: 'somebody' }],
])('a head with a wrong %s is refused: %o', (name, changes) => {
  expect(() => splitFrontMatter(head(changes))).toThrow(name);
});

test('a file without a head is refused', () => {
  expect(() => splitFrontMatter('# Text')).toThrow('does not begin with front matter');
});
