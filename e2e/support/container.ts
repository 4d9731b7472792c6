import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** As much of an image's configuration as is looked at. */
export interface ImageConfig {
  User: string;
  Env: string[];
  Entrypoint: string[];
  Cmd: string[];
  WorkingDir: string;
  Healthcheck: { Test: string[] };
}

/** The files of an image, and how it is to be run: what `docker load` reads. */
export function unpackImage(archive: string, folder: string): { root: string; config: ImageConfig } {
  const root = join(folder, 'root');
  mkdirSync(root, { recursive: true });
  execFileSync('tar', ['-xzf', archive, '-C', folder]);
  const [image] = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {
    Config: string;
    Layers: string[];
  }[];
  for (const layer of image?.Layers ?? []) execFileSync('tar', ['-xf', join(folder, layer), '-C', root]);
  const { config } = JSON.parse(readFileSync(join(folder, image?.Config ?? ''), 'utf8')) as { config: ImageConfig };
  return { root, config };
}

/** What a container engine does of it, where none can run: a file system of its own that is not written to, and an account. */
const SCRIPT = `
  set -e
  mount --bind "$ROOT" "$ROOT"
  mount -t proc proc "$ROOT/proc"
  mount --rbind /dev "$ROOT/dev"
  mount -t tmpfs tmpfs "$ROOT/tmp"
  mount --bind "$DATA" "$ROOT/data"
  mount -o remount,ro,bind "$ROOT"
  exec env -i "$@"`;

interface Container {
  root: string;
  /** Is `/data` inside. */
  data: string;
  config: ImageConfig;
  /** Variables beside those of the image. */
  own: Record<string, string>;
  command: string[];
}

/** Starts a command in an image's files, as the image says. Needs root. */
export function readOnly({ root, data, config, own, command }: Container): ChildProcess {
  const variables = [...config.Env, ...Object.entries(own).map(([name, value]) => `${name}=${value}`)];
  const begin = ['chroot', `--userspec=${config.User}`, '--groups=', root, ...command];
  const args = ['--mount', 'sh', '-c', SCRIPT, 'sh', ...variables, ...begin];
  return spawn('unshare', args, {
    env: { PATH: process.env.PATH, ROOT: root, DATA: data },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
