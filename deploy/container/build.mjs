/**
 * `node deploy/container/build.mjs <artefact> <image>`: makes a container image of an artefact that `npm run pack`
 * made, as an archive that `podman load` and `docker load` read. From Debian come libraries and two programs that keep
 * renderers apart; Node comes from npm. Nothing else is in it, no shell and no package manager. Needs buildah, mmdebstrap and
 * npm, and root or a user namespace (`buildah unshare`).
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

const [artefact = '', image = ''] = process.argv.slice(2);
const [, version] = /^university-(.+)\.tar\.gz$/.exec(basename(artefact)) ?? [];
if (!version || !image)
  throw new Error('Give an artefact of npm run pack, university-<version>.tar.gz, and where to write the image.');

const DEBIAN = { suite: 'bookworm', mirror: 'http://deb.debian.org/debian' };
/** What Node is linked with, and the programs below. */
const LIBRARIES = ['libc6', 'libgcc-s1', 'libstdc++6', 'libcap-ng0'];
/** They take network and life of their own from renderers. The rest of their package is for who works on a machine. */
const PROGRAMS = ['setpriv', 'unshare'];
const NODE = `node-linux-${process.arch}@22`;

/** Owns nothing in the image; `/data` is its own. */
const USER = 10_001;
const PASSWD = `root:x:0:0::/:/none\nuniversity:x:${USER}:${USER}::/data:/none\nnobody:x:65534:65534::/:/none\n`;

const work = mkdtempSync(join(tmpdir(), 'university-image-'));
/** Its storage is a folder of ours: no file system that a kernel would have to know. */
const BUILDAH = ['--root', join(work, 'storage'), '--runroot', join(work, 'run'), '--storage-driver', 'vfs'];

const run = (program, ...args) =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();
const buildah = (...args) => run('buildah', ...BUILDAH, ...args);

try {
  const container = buildah('from', '--format', 'docker', 'scratch');
  const root = buildah('mount', container);
  addDebian(root);
  addNode(root);
  addUniversity(root);
  configure(container);
  buildah('commit', '--format', 'docker', container, 'university');
  const archive = join(work, 'image.tar');
  buildah('push', '--quiet', 'university', `docker-archive:${archive}:university:${version}`);
  run('gzip', archive);
  run('cp', `${archive}.gz`, image);
  console.log(
    `${resolve(image)}: ${Math.round(Number(run('du', '--bytes', '--summarize', root).split('\t')[0]) / 1e6)} MB of files`,
  );
  buildah('rm', container);
} finally {
  rmSync(work, { recursive: true, force: true });
}

function addDebian(root) {
  // Node converts texts by itself.
  const leaveOut = ['share/man', 'share/locale', 'share/info', 'share/perl5', 'lib/*/gconv'];
  // What package managers note, and what they take from the machine that builds.
  const notes = ['dev/*', 'var/*', ...['apt', 'dpkg', 'fstab', 'hostname', 'resolv.conf'].map((name) => `etc/${name}`)];
  extract(LIBRARIES, ['-C', root, ...notes.map((name) => `--exclude=./${name}`)], leaveOut);
  extract(
    ['util-linux'],
    ['-C', root, ...PROGRAMS.map((name) => `./usr/bin/${name}`), './usr/share/doc/util-linux/copyright'],
  );
}

/** Unpacks files of Debian's packages and of what they need. */
function extract(packages, tarOptions, leaveOut = []) {
  const tar = join(work, `${packages[0]}.tar`);
  const without = leaveOut.map((folder) => `--dpkgopt=path-exclude=/usr/${folder}/*`);
  const legal = ['--dpkgopt=path-exclude=/usr/share/doc/*', '--dpkgopt=path-include=/usr/share/doc/*/copyright'];
  const from = [DEBIAN.suite, tar, DEBIAN.mirror];
  run('mmdebstrap', '--quiet', '--variant=extract', `--include=${packages}`, ...without, ...legal, ...from);
  run('tar', '-xf', tar, ...tarOptions);
}

function addNode(root) {
  const file = run('npm', 'pack', NODE, '--silent', '--pack-destination', work);
  run('tar', '-xzf', join(work, file), '-C', work, 'package/bin/node');
  // Of symbols, which are for debuggers.
  run('install', '-D', '--mode=755', '--strip', join(work, 'package/bin/node'), join(root, 'usr/bin/node'));
}

function addUniversity(root) {
  const folder = join(root, 'opt/university');
  mkdirSync(folder, { recursive: true });
  run('tar', '-xzf', artefact, '-C', folder, '--strip-components=1', '--no-same-owner');
  run('install', '-D', '--mode=644', join(import.meta.dirname, 'healthy.mjs'), join(root, 'opt/healthy.mjs'));
  writeFileSync(join(root, 'etc/passwd'), PASSWD);
  run('install', '--directory', `--owner=${USER}`, `--group=${USER}`, '--mode=700', join(root, 'data'));
  // Where the kernel's own files are shown: whoever runs it read-only cannot make them.
  for (const name of ['dev', 'proc', 'sys']) mkdirSync(join(root, name), { recursive: true });
  // The one place beside /data that is written: it may be memory.
  run('install', '--directory', '--mode=1777', join(root, 'tmp'));
}

function configure(container) {
  const entry = JSON.stringify(['node', '/opt/university/bin/university.mjs']);
  const settings = {
    entrypoint: entry,
    cmd: 'serve',
    user: `${USER}:${USER}`,
    workingdir: '/data',
    volume: '/data',
    port: '3000',
    'stop-signal': 'SIGTERM',
    healthcheck: 'CMD node /opt/healthy.mjs',
    'healthcheck-start-period': '60s',
    label: `org.opencontainers.image.version=${version}`,
  };
  // Two arenas: with one for each thread, memory that nobody uses stays with the process (50 MB).
  const variables = ['PATH=/usr/bin:/usr/sbin', 'HOST=0.0.0.0', 'DATA_DIR=/data', 'HOME=/data', 'MALLOC_ARENA_MAX=2'];
  const env = variables.flatMap((each) => ['--env', each]);
  buildah('config', ...Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]), ...env, container);
}
