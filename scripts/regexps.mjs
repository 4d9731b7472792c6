/** Refuses regular expressions of superlinear time, by which a stranger could stop the server. Tests are left out. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { parseSync } from '@swc/core';

process.chdir(resolve(import.meta.dirname, '..'));

const SOURCES = ['*.ts', '*.tsx', '*.mjs', '*.cjs', '*.js'];
const LEFT_OUT = /(^e2e\/|\.test\.|\/testing\b)/;

/** Examples of expressions that are assembled at run time; others must be literals. */
const ASSEMBLED = {
  'api/src/platform/openapi/examples.ts': ['^[a-z0-9]+(?:-[a-z0-9]+)*$'],
  'remote-kit/src/dev/builds.mjs': ['\u001b\\[[\\d;]*m'],
  'shared/src/contract/letters.ts': ['^[0-9A-Z]{20}$', '.{4}(?=.)'],
};

/** Must be refused, to show that the check works. */
const KNOWN = { source: '^[+-]?(\\d+\\.?\\d*|\\.\\d+)$', flags: '', file: 'an example' };

/** Long, since an expression would count as slow on a busy machine. */
const AT_ONCE = 4;
const TIMEOUT_MS = 120_000;

function* expressionsOf(file) {
  const isTyped = /\.tsx?$/.test(file);
  const syntax = isTyped ? { syntax: 'typescript', tsx: file.endsWith('x') } : { syntax: 'ecmascript', jsx: false };
  const module = parseSync(readFileSync(file, 'utf8'), { ...syntax, target: 'es2022' });
  let assembled = 0;
  const ahead = [module];
  for (let node = ahead.pop(); node !== undefined; node = ahead.pop()) {
    if (typeof node !== 'object' || node === null) continue;
    if (node.type === 'RegExpLiteral') yield { file, source: node.pattern, flags: node.flags };
    if (/^(New|Call)Expression$/.test(node.type) && node.callee.value === 'RegExp') assembled++;
    ahead.push(...Object.values(node));
  }
  const known = ASSEMBLED[file] ?? [];
  if (known.length !== assembled) {
    throw new Error(`${file} puts ${assembled} expressions together, and scripts/regexps.mjs knows ${known.length}`);
  }
  for (const source of known) yield { file, source, flags: '' };
}

function hasProgram() {
  const name = `recheck-${{ darwin: 'macos', win32: 'windows' }[process.platform] ?? process.platform}-${process.arch}`;
  try {
    return createRequire(import.meta.url).resolve(`${name}/package.json`) !== '';
  } catch {
    return false;
  }
}

const isSure = hasProgram();
// Without a program the checker runs in JavaScript, slower and less certain.
process.env.RECHECK_BACKEND = isSure ? 'native' : 'pure';
const { check } = await import('recheck');

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...SOURCES], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !LEFT_OUT.test(file));
const found = [KNOWN, ...files.flatMap((file) => [...expressionsOf(file)])];
const unique = [...new Map(found.map((each) => [`/${each.source}/${each.flags}`, each]))];
const waiting = [...unique];
const refused = [];
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [text, { file, source, flags }] = next;
      const times = {
        timeout: TIMEOUT_MS,
        attackTimeout: TIMEOUT_MS,
        incubationTimeout: TIMEOUT_MS,
        seedingTimeout: TIMEOUT_MS,
      };
      const { status, complexity, error } = await check(source, flags, times);
      if (status === 'vulnerable') refused.push({ file, text, why: `${complexity.summary} in time` });
      if (status === 'unknown' && isSure) refused.push({ file, text, why: `cannot be judged (${error.kind})` });
    }
  }),
);

const isAwake = refused.some(({ file }) => file === KNOWN.file);
const bad = refused.filter(({ file }) => file !== KNOWN.file);
for (const { file, text, why } of bad) console.error(`${file}: ${text}\n  ${why}`);
if (!isAwake) console.error('The check does not see the example that it must refuse.');
console.log(`${unique.length - 1} regular expressions in ${files.length} files, ${bad.length} refused`);
process.exit(isAwake && bad.length === 0 ? 0 : 1);
