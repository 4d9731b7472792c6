/**
 * Adds platform packages that the registry in use does not offer to package-lock.json: a mirror may carry one platform only, and
 * `npm ci` refuses such a lockfile. Run it after each `npm install`. `--integrity`: asks the registry for missing sums.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const OS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32', 'sunos', 'aix', 'netbsd', 'openbsd'];
const CPU = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el'];

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const added = [];
for (const [place, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const beside = `${place}/node_modules/${name}`;
    if (lock.packages[`node_modules/${name}`] || lock.packages[beside]) continue;
    const words = name.split(/[-/]/);
    const os = words.find((word) => OS.includes(word));
    if (!os && !words.includes('wasm32')) continue;
    const cpu = CPU.find((word) => words.some((part) => part.replace(/^(arm)(v7)?$/, 'arm') === word)) ?? 'wasm32';
    lock.packages[`node_modules/${name}`] = {
      version,
      ...(os && { os: [os] }),
      cpu: [cpu],
      ...(entry.dev && { dev: true }),
      optional: true,
    };
    added.push(name);
  }
}
if (process.argv.includes('--integrity')) {
  for (const [place, entry] of Object.entries(lock.packages)) {
    if (!place.startsWith('node_modules/') || entry.link || entry.integrity) continue;
    const wanted = `${place.split('node_modules/').pop()}@${entry.version}`;
    const { stdout } = spawnSync('npm', ['view', wanted, 'dist', '--json'], { encoding: 'utf8' });
    const { integrity, tarball } = JSON.parse(stdout || '{}');
    if (integrity) Object.assign(entry, { resolved: tarball, integrity });
    console.log(`${wanted}: ${integrity ?? 'the registry does not have it'}`);
  }
}
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)),
);
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
console.log(added.length ? `Added ${added.length}: ${added.join(', ')}` : 'Nothing to add.');
