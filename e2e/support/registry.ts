import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { ROOT, type Site } from './site';

type Entries = Record<string, { from: string; paths: string[]; keys?: string[] }>;

/**
 * The remotes of the project's registry, for a registry file elsewhere.
 * @param elsewhere remotes taken from another folder or address, by name
 * @param names the remotes to include; all by default
 */
export function remotesWith(elsewhere: Record<string, string> = {}, names?: readonly string[]): Entries {
  const { remotes } = JSON.parse(readFileSync(join(ROOT, 'registry.json'), 'utf8')) as { remotes: Entries };
  const entries = Object.entries(remotes)
    .filter(([name]) => names?.includes(name) ?? true)
    .map(([name, entry]) => [name, { ...entry, from: elsewhere[name] ?? join(ROOT, entry.from) }] as const);
  return Object.fromEntries(entries);
}

/** Writes a registry file in one step, so that a running site never reads half of it. @returns its path */
export function writeRegistry(folder: string, remotes: object = remotesWith()): string {
  const file = join(folder, 'registry.json');
  writeFileSync(`${file}.new`, JSON.stringify({ remotes }));
  renameSync(`${file}.new`, file);
  return file;
}

interface RemoteStatus {
  name: string;
  version: string;
  remarks: string[];
  answers: boolean;
  problem: string | null;
  quarantined: { version: string }[];
  errors: object[];
}

/** What the site tells its operators about a remote. */
export async function statusOf({ url }: Pick<Site, 'url'>, token: string, name: string): Promise<RemoteStatus> {
  const answer = await fetch(`${url}/remotes.json`, { headers: { authorization: `Bearer ${token}` } });
  const { remotes } = (await answer.json()) as { remotes: RemoteStatus[] };
  return remotes.find((remote) => remote.name === name) as RemoteStatus;
}

/** Publishes a release and waits until the site uses it. */
export async function untilInUse(site: Pick<Site, 'url'>, publish: () => void): Promise<void> {
  const mark = async () => ((await (await fetch(`${site.url}/release.json`)).json()) as { release: string }).release;
  const before = await mark();
  publish();
  await expect.poll(mark).not.toBe(before);
}
