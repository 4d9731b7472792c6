import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer } from 'node:net';
import {
  error,
  ok,
  reasonOf,
  warning,
  type Finding,
  findings,
  checkApi,
  checkDataFolder,
  checkInUse,
} from '@university/api/checks';
import { checkRelease, type Names, readManifest, type Versions } from '@university/shared/remote/checks';
import { MANIFEST_FILE, type RemoteManifest } from '@university/shared/remote/manifest';
import { StartupError } from '@university/web';
import { checkAudience, checkPlain, createRelease, serverFiles } from '../releases/release';
import { readRegistry, type RegistryEntry } from '../releases/registry';
import { sourceOf } from '../releases/source';
import { PROVIDED_NAMES } from '../shell-build';
import type { ShellBuild } from '../../renderer/shell-build';
import { type Config, readConfig } from '../config';
import { checkRunning } from './running';

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Milliseconds. */
const TIMEOUT = 5_000;

export async function checkPublicUrl(given: string | undefined, publicUrl: string) {
  const { hostname, protocol } = new URL(publicUrl);
  if (given === undefined) return warning(`Not set: links in pages and mail lead to ${publicUrl}.`);
  if (LOOPBACK.test(hostname)) return warning(`${publicUrl} is this machine: nobody else can follow its links.`);
  const isKnown = await lookup(hostname).then(
    () => true,
    () => false,
  );
  if (!isKnown) return warning(`The name ${hostname} has no address here.`);
  if (protocol !== 'https:') return warning(`${publicUrl} is not encrypted.`);
  return ok(`${publicUrl}.`);
}

/** It may be taken by this site itself. */
export async function checkPort(port: number, host: string) {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
    return ok(`${host}:${port} is free.`);
  } catch (cause) {
    const code = reasonOf(cause);
    return code === 'EADDRINUSE'
      ? warning(`${host}:${port} is taken, perhaps by this site.`)
      : error(`${host}:${port} cannot be listened on (${code}).`);
  } finally {
    server.close();
  }
}

export async function checkApiUrl(apiUrl: string) {
  try {
    const { status } = await fetch(new URL('/api/v1/campus', apiUrl), { signal: AbortSignal.timeout(TIMEOUT) });
    return status === 200 ? ok(`The API at ${apiUrl} answers.`) : error(`The API at ${apiUrl} answers ${status}.`);
  } catch (cause) {
    return error(`The API at ${apiUrl} does not answer (${reasonOf(cause)}).`);
  }
}

interface Site {
  registry: string;
  isDeployment: boolean;
  provides: Versions;
  names: Names;
}

/** Runs no code of remotes. */
export async function checkRemotes({ registry, isDeployment, provides, names }: Site): Promise<Finding[]> {
  const entries = await readRegistry(registry, isDeployment).catch((cause: unknown) => {
    if (cause instanceof StartupError) return cause;
    throw cause;
  });
  if (entries instanceof StartupError)
    return findings('REMOTES', async () => error(entries.message.replace(/^REMOTES: /, '')));
  const found: Finding[] = [];
  const seniors: RemoteManifest[] = [];
  // In order: earlier remotes keep their claims.
  for (const entry of entries) {
    found.push(
      ...(await findings('REMOTES', async () => {
        try {
          const release = await releaseOf(entry);
          checkRelease(release, { provides, names, entry, seniors });
          seniors.push(release);
          return ok(`${entry.name} ${release.version} can be taken.`);
        } catch (cause) {
          return (entry.required ? error : warning)(`${entry.name} cannot be taken: ${(cause as Error).message}.`);
        }
      })),
    );
  }
  return found;
}

async function releaseOf(entry: RegistryEntry): Promise<RemoteManifest> {
  const source = sourceOf(entry, MANIFEST_FILE);
  const { manifest } = readManifest(entry.name, await source.manifest(), entry.keys);
  checkAudience(manifest, false);
  checkPlain(entry, manifest);
  const files = serverFiles(manifest);
  createRelease(manifest, source.base, await Promise.all(files.map(({ file }) => source.serverFile(file))));
  return manifest;
}

/** Checks a configuration, and with `isRunning` the live site. Invalid variables hide the rest. */
export async function checkSite(
  environment: NodeJS.ProcessEnv,
  { provides }: Pick<ShellBuild, 'provides'>,
  isRunning = false,
): Promise<Finding[]> {
  const found: Finding[] = [];
  const given = environment.PUBLIC_URL || undefined;
  let config: Config;
  try {
    config = readConfig(environment, (line) => found.push(ofVariable('warning', line.replace(/^warning:/, ''))));
  } catch (cause) {
    if (!(cause instanceof StartupError)) throw cause;
    return cause.message
      .split('\n')
      .slice(1)
      .map((line) => ofVariable('error', line));
  }
  const { registry, isDeployment, apiUrl, publicUrl, port, host, dataDir, api } = config;
  const parts = await Promise.all([
    findings('PUBLIC_URL', () => checkPublicUrl(given, publicUrl)),
    isRunning ? checkRunning({ publicUrl, host, port }) : findings('PORT', () => checkPort(port, host)),
    isRunning && !apiUrl ? checkInUse(api) : [],
    findings('DATA_DIR', () => checkDataFolder(dataDir)),
    apiUrl ? findings('API_URL', () => checkApiUrl(apiUrl)) : checkApi(api),
    checkRemotes({ registry, isDeployment, provides, names: PROVIDED_NAMES }),
  ]);
  return [...found, ...parts.flat()];
}

/** `PORT: …` */
function ofVariable(level: Finding['level'], line: string): Finding {
  const [subject = '', ...says] = line.trim().split(': ');
  return { level, subject, says: says.join(': ') };
}
