/**
 * `npm run audit [-- file]`: fails for secrets in tracked files, packages of this platform without integrity, and high or critical
 * advisories that are not accepted below. What the registry does not tell is skipped. `file` gets the counts as JSON.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { remotes } from './lib/prepare.mjs';

/** Advisories by number (GHSA-…). @type {Record<string, { why: string, until: string }>} */
const ACCEPTED = {};

/** The checker's time grows with the square of the files. */
const AT_ONCE = 300;

function hasNoSecret() {
  // Fonts, pictures and the lockfile's sums hold nothing that anybody typed.
  const files = spawnSync('git', ['ls-files', '-z', '--', '.', ':!package-lock.json'], { encoding: 'utf8' })
    .stdout.split('\0')
    .filter((file) => file && !/\.(png|jpe?g|webp|avif|ico|ttf|woff2)$/.test(file));
  const lint = (some) =>
    spawnSync(process.execPath, ['node_modules/secretlint/bin/secretlint.js', '--no-glob', ...some], {
      stdio: 'inherit',
    }).status === 0;
  const parts = Array.from({ length: Math.ceil(files.length / AT_ONCE) }, (_, part) =>
    files.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  );
  const isClean = parts.map(lint).every(Boolean);
  console.log(`secrets: ${files.length} files, ${isClean ? 'none found' : 'see above'}`);
  return isClean;
}

function hasAllIntegrity() {
  const { bad, foreign } = withoutIntegrity(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  for (const name of bad) console.error(`package-lock.json has no integrity for ${name}`);
  if (foreign.length > 0) {
    console.log(`lockfile: NOT CHECKED on other platforms: ${foreign.length} optional packages have no sum yet.`);
    console.log('  Where the registry has them all, `node scripts/complete-lockfile.mjs --integrity` adds the sums.');
  }
  console.log(`lockfile: ${bad.length} packages of this platform without a sum`);
  return bad.length === 0;
}

function hasNoAdvisory() {
  // The kit's own packages are those that its users develop with.
  const served = ['api', 'shell', ...remotes()].flatMap((name) => ['-w', name]);
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json', ...served], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const { unreachable, open, accepted } = judge(stdout, ACCEPTED, new Date());
  if (unreachable) {
    const reason = `dependencies: NOT CHECKED, the registry does not tell of advisories: ${unreachable}`;
    console.log(reason);
    return { skipped: reason };
  }
  for (const { id, name, severity, title, url } of open)
    console.error(`${severity}  ${name}: ${title} (${id}, ${url})`);
  for (const id of accepted) console.log(`accepted until ${ACCEPTED[id].until}: ${id}, ${ACCEPTED[id].why}`);
  const { name } = JSON.parse(readFileSync('package.json', 'utf8'));
  console.log(`dependencies of ${name}: ${open.length} high or critical advisories`);
  return open.length === 0;
}

const SEVERE = ['high', 'critical'];

/** @param output of `npm audit --json` @param accepted by number, with the last day of the acceptance */
export function judge(output, accepted, now) {
  let report;
  try {
    report = JSON.parse(output);
  } catch {
    return { unreachable: 'npm audit gave no report' };
  }
  if (!report.vulnerabilities) return { unreachable: report.message ?? report.error?.summary ?? 'no reason given' };
  const today = now.toISOString().slice(0, 10);
  // A package is also listed for what it depends on; then `via` is the name of that, which has a row of its own.
  const advisories = Object.values(report.vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((via) => typeof via === 'object' && SEVERE.includes(via.severity))
    .map(({ name, severity, title, url }) => ({ id: url.split('/').at(-1), name, severity, title, url }));
  const grave = [...new Map(advisories.map((advisory) => [advisory.id, advisory])).values()];
  const isAccepted = ({ id }) => accepted[id]?.until >= today;
  return {
    open: grave.filter((advisory) => !isAccepted(advisory)),
    accepted: grave.filter(isAccepted).map(({ id }) => id),
  };
}

/** `foreign`: optional packages of other platforms, added by complete-lockfile.mjs; `bad`: the others. */
export function withoutIntegrity(lock) {
  const bare = Object.entries(lock.packages).filter(
    ([place, { link, integrity }]) => place.includes('node_modules/') && !link && !integrity,
  );
  const isForeign = ([, { optional, cpu }]) => optional === true && cpu !== undefined;
  const names = (entries) => entries.map(([place, { version }]) => `${place.split('node_modules/').pop()}@${version}`);
  return { bad: names(bare.filter((entry) => !isForeign(entry))), foreign: names(bare.filter(isForeign)) };
}

/** A check that could not look is neither passed nor failed. */
export function countChecks(found) {
  const reasons = found.flatMap((each) => (typeof each === 'object' ? [each.skipped] : []));
  const passed = found.filter((each) => each === true).length;
  return { passed, failed: found.length - passed - reasons.length, skipped: reasons.length, reasons };
}

if (process.argv[1] === import.meta.filename) {
  process.chdir(resolve(import.meta.dirname, '..'));
  const counts = countChecks([hasNoSecret(), hasAllIntegrity(), hasNoAdvisory()]);
  const [report] = process.argv.slice(2);
  if (report) writeFileSync(report, JSON.stringify(counts));
  console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  process.exit(counts.failed === 0 ? 0 : 1);
}
