/**
 * The texts of a module by their place in it, `courses.fields.level.label`, read from its lines as the formatter leaves them.
 * @returns {Map<string, { text: string, line: number }>}
 */
export function entriesOf(source) {
  const entries = new Map();
  const path = [];
  for (const [index, line] of source.split('\n').entries()) {
    const depth = (line.length - line.trimStart().length) / 2;
    const [, quoted, plain] =
      /^\s*(?:(?:export )?const )?(?:'([^']+)'|([\w$]+))(?:: [\w<>.]+)?\s*(?::|=)/u.exec(line) ?? [];
    const key = quoted ?? plain;
    if (key) path.splice(depth, path.length, ...Array(Math.max(0, depth - path.length)).fill(''), key);
    const rest = key ? line.slice(line.indexOf(key) + key.length + (quoted ? 1 : 0)) : line;
    const texts = /^\s*(?:import|export type|\/\/|\*|\/\*)/u.test(line) ? [] : literalsOf(rest);
    if (texts.length === 0) continue;
    const at = path
      .slice(0, key ? depth + 1 : depth)
      .filter(Boolean)
      .join('.');
    const known = entries.get(at);
    entries.set(at, { text: [known?.text, ...texts].filter(Boolean).join(' '), line: known?.line ?? index + 1 });
  }
  return entries;
}

/** What stands in quotation marks, without what is filled in. */
function literalsOf(code) {
  const texts = [];
  for (let at = 0; at < code.length; at++) {
    if (code[at] !== "'" && code[at] !== '`') continue;
    const from = at + 1;
    const quote = code[at];
    for (at = from; at < code.length && code[at] !== quote; at++) if (code[at] === '\\') at++;
    texts.push(withoutGaps(code.slice(from, at)).trim());
  }
  return texts.filter((text) => /\p{L}/u.test(text));
}

/** A template without `${…}`. */
const withoutGaps = (template) =>
  template
    .split('${')
    .map((part, index) => (index === 0 ? part : part.slice(part.indexOf('}') + 1)))
    .join('');
