/**
 * `npm run bench:import`: imports 50 programmes and 1,000 people by `university import` into an empty database, then once more
 * unchanged.
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
const TEXT = 'A paragraph about what is learnt and made here. '.repeat(20).trim();
const rows = (count, row) => Array.from({ length: count }, (_, index) => row(index));

const TABLES = {
  zone: ['code,name,position', [['north', 'North Shore', 1]]],
  campus: [
    'code,slug,name,zone,location,city,pin,info',
    [['H1', 'harbour', 'Harbour Campus', 'north', '1 Harbour Road', 'Port Town', '600001', TEXT]],
  ],
  track: ['code,name,fullName,position', [['diploma', 'Diploma', 'Diploma programmes', 1]]],
  school: ['code,name', [['ART', 'School of Arts']]],
  department: [
    'code,name,school,head,about',
    rows(DEPARTMENTS, (i) => [`D${i}`, `Department ${i}`, 'ART', `person${i}@port.example`, TEXT]),
  ],
  person: [
    'email,salutation,firstname,surname,department,designation,position,overview,research',
    rows(PEOPLE, (i) =>
      [`person${i}@port.example`, 'Dr.', `Person${i}`, 'Pillai', `D${i % DEPARTMENTS}`].concat(
        'Professor',
        i,
        TEXT,
        'Looms',
      ),
    ),
  ],
  program: [
    'code,name,level,track,department,duration,mode,about',
    rows(PROGRAMMES, (i) =>
      [`P${i}`, `Diploma ${i}`, 'DIPLOMA', 'diploma', `D${i % DEPARTMENTS}`].concat('3 years', 'Full-time', TEXT),
    ),
  ],
  'program.campuses': ['program,campus,seats', rows(PROGRAMMES, (i) => [`P${i}`, 'H1', 'UR = 40'])],
  'program.years': ['program,credits,courses', rows(PROGRAMMES * 3, (i) => [`P${i % PROGRAMMES}`, 40, `Paper ${i}`])],
};

const folder = mkdtempSync(path.join(tmpdir(), 'university-bench-import-'));
const tables = path.join(folder, 'tables');
const env = { ...process.env, DATA_DIR: path.join(folder, 'data') };

function seconds(...args) {
  const start = performance.now();
  execFileSync('node', ['bin/university.mjs', ...args], { stdio: ['ignore', 'inherit', 'inherit'], env });
  return ((performance.now() - start) / 1_000).toFixed(1);
}

try {
  mkdirSync(tables);
  for (const [name, [columns, all]] of Object.entries(TABLES))
    writeFileSync(path.join(tables, `${name}.csv`), [columns, ...all.map((row) => row.join(','))].join('\n'));
  const idle = seconds('migrate');
  const first = seconds('import', tables);
  console.log(`tables made: ${idle} s; imported: ${first} s; again: ${seconds('import', tables)} s`);
} finally {
  rmSync(folder, { recursive: true });
}
