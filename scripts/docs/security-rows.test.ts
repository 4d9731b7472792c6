/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');

/**
 * How many requirements of level 1 or 2 each section of ASVS 5.0.0 has; they are numbered from 1.
 * Source: OWASP Application Security Verification Standard 5.0.0, flat list, levels 1 and 2 (253 in all).
 */
const SECTIONS: Record<string, number> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
  '17.1': 1,
  '17.2': 4,
  '17.3': 2,
};

const STATES = ['Met', 'Partly', '**Not met**', 'Operator', 'n/a'];

interface Row {
  requirements: string[];
  state: string;
  how: string;
}

/** `1.2.1, 1.2.3–1.2.5` as the four requirements that it names. */
function expand(ids: string): string[] {
  return ids.split(', ').flatMap((part) => {
    const [from = '', to = from] = part.split('–');
    const section = from.slice(0, from.lastIndexOf('.'));
    const [first, last] = [from, to].map((id) => Number(id.slice(id.lastIndexOf('.') + 1))) as [number, number];
    return Array.from({ length: last - first + 1 }, (_, index) => `${section}.${first + index}`);
  });
}

const rows: Row[] = readFileSync(join(ROOT, 'docs/security.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, ids = '', state = '', how = ''] = line.split('|').map((cell) => cell.trim());
    const [named] = /^\d+\.\d+\.\d+(?:(?:, |–)\d+\.\d+\.\d+)*/.exec(ids) ?? [];
    return named ? [{ requirements: expand(named), state, how }] : [];
  });

const scripts: Record<string, string> = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).scripts;
const pathsOf = ({ how }: Row) =>
  [...how.matchAll(/`((?:api|shell|shared|web|mfe-[a-z]+|scripts|e2e|docs)\/[^`\s]+)`/g)].map(([, path = '']) => path);
const commandsOf = ({ how }: Row) => [...how.matchAll(/`npm (?:run )?([a-z:-]+)[^`]*`/g)].map(([, name = '']) => name);
const isTest = (path: string) => /\.(test|e2e)\.tsx?$/.test(path);

test('every requirement of level 2 has a row, and one only', () => {
  const all = Object.entries(SECTIONS).flatMap(([section, count]) => expand(`${section}.1–${section}.${count}`));
  expect(rows.flatMap(({ requirements }) => requirements).sort()).toEqual(all.sort());
});

test.each(rows)('$requirements.0: state and evidence are there', (row) => {
  expect(STATES).toContain(row.state);
  expect(row.how).not.toBe('');
  for (const path of pathsOf(row))
    expect({ path, isThere: existsSync(join(ROOT, path)) }).toEqual({ path, isThere: true });
  for (const name of commandsOf(row)) expect(['test', 'start', 'ci', ...Object.keys(scripts)]).toContain(name);
  if (row.state === 'Met') expect([...pathsOf(row).filter(isTest), ...commandsOf(row)]).not.toEqual([]);
});
