/**
 * What a Hindi page has otherwise than its English one: headings, rows of tables, points of lists, links, blocks, figures.
 * Both are Markdown with front matter. An empty list means: the same bones. Classes of a school are counted in digits in Hindi.
 */
export function differences(original, hindi) {
  const english = original.replace(/(?<=class )XII|(?<=class )X/giu, (grade) => (grade === 'X' ? '10' : '12'));
  return BONES.flatMap(([name, bonesOf]) => {
    const [wanted, got] = [bonesOf(english), bonesOf(hindi)];
    const missing = without(wanted, got);
    const added = without(got, wanted);
    return [
      ...(missing.length > 0 ? [`${name} missing: ${missing.join(' · ')}`] : []),
      ...(added.length > 0 ? [`${name} added: ${added.join(' · ')}`] : []),
    ];
  });
}

const all = (pattern) => (text) => [...text.matchAll(pattern)].map((match) => match[1] ?? match[0]);
const shape = (pattern) => (text) =>
  [...text.matchAll(pattern)].map((match) => match[0].replace(/[^#|\-*\d.]/gu, '').slice(0, 12));

const BONES = [
  ['headings', shape(/^#{2,4} /gmu)],
  [
    'rows of tables',
    (text) => [...text.matchAll(/^\|.*\|$/gmu)].map((row) => `${row[0].split(/(?<!\\)\|/u).length - 2} cells`),
  ],
  ['points of lists', (text) => [...text.matchAll(/^ *(?:[-*]|\d+\.) /gmu)].map(() => 'point')],
  ['links', all(/\]\(([^)\]\s]+)\)/gu)],
  ['blocks', all(/^(:::.*|\{\{.*\}\}|\{[a-z].*\})$/gmu)],
  ['figures', (text) => all(/\d+(?:[.,:]\d+)*/gu)(text.replace(/\]\([^)\]]*\)/gu, ''))],
];

function without(wanted, got) {
  const left = [...got];
  return wanted.filter((one) => {
    const at = left.indexOf(one);
    if (at === -1) return true;
    left.splice(at, 1);
    return false;
  });
}
