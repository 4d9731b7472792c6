/**
 * How long a university takes to come in: 50 programmes and 1,000 people from tables, by the command that people use,
 * into an empty database; then the same tables again, which change nothing. Beside it a process that does nothing.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { API, buildOrExit } from '../lib/prepare.mjs';

process.chdir(path.resolve(import.meta.dirname, '../..'));
await buildOrExit(API);

const PEOPLE = 1_000;
const PROGRAMMES = 50;
const DEPARTMENTS = 20;

const folder = mkdtempSync(path.join(tmpdir(), 'university-bench-import-'));
const tables = path.join(folder, 'tables');
mkdirSync(tables);
const count = (most, row) => Array.from({ length: most }, (_, index) => row(index));
const write = (name, header, rows) =>
  writeFileSync(path.join(tables, `${name}.csv`), [header, ...rows].map((row) => row.join(',')).join('\n'));
const text = 'A paragraph about what is learnt and made here. '.repeat(20).trim();

write('zone', ['code', 'name', 'position'], [['north', 'North Shore', 1]]);
write(
  'campus',
  ['code', 'slug', 'name', 'zone', 'location', 'city', 'pin', 'info'],
  [['H1', 'harbour', 'Harbour Campus', 'north', '1 Harbour Road', 'Port Town', '600001', text]],
);
write('school', ['code', 'name'], [['ART', 'School of Arts']]);
write(
  'department',
  ['code', 'name', 'school', 'head', 'about'],
  count(DEPARTMENTS, (i) => [`D${i}`, `Department ${i}`, 'ART', `person${i}@port.example`, text]),
);
write(
  'person',
  ['email', 'salutation', 'firstname', 'surname', 'department', 'designation', 'position', 'overview', 'research'],
  count(PEOPLE, (i) => [
    `person${i}@port.example`,
    'Dr.',
    `Person${i}`,
    'Pillai',
    `D${i % DEPARTMENTS}`,
    'Professor',
    i,
    text,
    'Looms',
  ]),
);
write(
  'program',
  ['code', 'name', 'level', 'track', 'department', 'duration', 'mode', 'about'],
  count(PROGRAMMES, (i) => [
    `P${i}`,
    `Diploma ${i}`,
    'DIPLOMA',
    'diploma',
    `D${i % DEPARTMENTS}`,
    '3 years',
    'Full-time',
    text,
  ]),
);
write(
  'program.campuses',
  ['program', 'campus', 'seats'],
  count(PROGRAMMES, (i) => [`P${i}`, 'H1', 'UR = 40']),
);
write(
  'program.years',
  ['program', 'credits', 'courses'],
  count(PROGRAMMES * 3, (i) => [`P${i % PROGRAMMES}`, 40, `Paper ${i}`]),
);

function seconds(...args) {
  const start = performance.now();
  execFileSync('node', ['bin/university.mjs', ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DATA_DIR: path.join(folder, 'data') },
  });
  return (performance.now() - start) / 1_000;
}

try {
  const idle = seconds('migrate');
  const first = seconds('import', tables);
  const again = seconds('import', tables);
  console.log(`tables made: ${idle.toFixed(1)} s; imported: ${first.toFixed(1)} s; again: ${again.toFixed(1)} s`);
} finally {
  rmSync(folder, { recursive: true });
}
