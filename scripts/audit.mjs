/**
 * `npm run audit`: secrets in files under version control, packages without a sum in the lockfile, and known holes in the
 * packages that production uses. Ends with code 1 for a secret, for a package of this platform without a sum, or for a
 * hole that is high or critical and not accepted below. What a registry cannot be asked is skipped, with the reason, and is
 * no failure. `npm run audit -- <file>` also writes what was passed, failed and skipped to this file, as JSON.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { countChecks, judge, withoutIntegrity } from './audit/judge.mjs';
import { remotes } from './lib/prepare.mjs';

process.chdir(resolve(import.meta.dirname, '..'));

/**
 * Advisories we live with, by number (GHSA-…): why, and until when. A row past its day counts no longer.
 * @type {Record<string, { why: string, until: string }>}
 */
const ACCEPTED = {};

/** Files that are looked at by one process. */
const AT_ONCE = 300;

const counts = countChecks([findsNoSecret(), findsEverySum(), findsNoHole()]);
const [report] = process.argv.slice(2);
if (report) writeFileSync(report, JSON.stringify(counts));
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(counts.failed === 0 ? 0 : 1);

function findsNoSecret() {
  // Fonts, pictures and the lockfile's sums hold nothing that anybody typed.
  const files = spawnSync('git', ['ls-files', '-z', '--', '.', ':!package-lock.json'], { encoding: 'utf8' })
    .stdout.split('\0')
    .filter((file) => file && !/\.(png|jpe?g|webp|avif|ico|woff2?)$/.test(file));
  const lint = (some) =>
    spawnSync(process.execPath, ['node_modules/secretlint/bin/secretlint.js', '--no-glob', ...some], {
      stdio: 'inherit',
    }).status === 0;
  // Its time grows with the square of their number.
  const parts = Array.from({ length: Math.ceil(files.length / AT_ONCE) }, (_, part) =>
    files.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  );
  const isClean = parts.map(lint).every(Boolean);
  console.log(`secrets: ${files.length} files, ${isClean ? 'none found' : 'see above'}`);
  return isClean;
}

function findsEverySum() {
  const { bad, foreign } = withoutIntegrity(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  for (const name of bad) console.error(`package-lock.json has no integrity for ${name}`);
  if (foreign.length > 0) {
    console.log(`lockfile: NOT CHECKED on other platforms: ${foreign.length} optional packages have no sum yet.`);
    console.log('  Where the registry has them all, `node scripts/complete-lockfile.mjs --integrity` adds the sums.');
  }
  console.log(`lockfile: ${bad.length} packages of this platform without a sum`);
  return bad.length === 0;
}

function findsNoHole() {
  // The kit's own packages are those that its users develop with.
  const served = ['api', 'shell', ...remotes()].flatMap((name) => ['-w', name]);
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json', ...served], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const { unreachable, open, accepted, expired } = judge(stdout, ACCEPTED, new Date());
  if (unreachable) {
    const reason = `dependencies: NOT CHECKED, the registry does not tell of advisories: ${unreachable}`;
    console.log(reason);
    return { skipped: reason };
  }
  for (const { id, name, severity, title, url } of open)
    console.error(`${severity}  ${name}: ${title} (${id}, ${url})`);
  for (const id of accepted) console.log(`accepted until ${ACCEPTED[id].until}: ${id}, ${ACCEPTED[id].why}`);
  for (const id of expired) console.log(`no longer accepted since ${ACCEPTED[id].until}: ${id}`);
  const { name } = JSON.parse(readFileSync('package.json', 'utf8'));
  console.log(`dependencies of ${name}: ${open.length} high or critical advisories`);
  return open.length === 0;
}
