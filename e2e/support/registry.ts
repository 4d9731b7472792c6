import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './site';

interface Entry {
  from: string;
  paths: string[];
  keys?: string[];
}

/**
 * The project's registry as JSON, for a file elsewhere: with what it grants, and some remotes taken from another place.
 * @param elsewhere by name: a folder or an address
 * @param names the remotes that are in it; all by default
 */
export function registryWith(elsewhere: Record<string, string> = {}, names?: readonly string[]) {
  const { remotes } = JSON.parse(readFileSync(join(ROOT, 'registry.json'), 'utf8')) as {
    remotes: Record<string, Entry>;
  };
  const entries = Object.entries(remotes)
    .filter(([name]) => names?.includes(name) ?? true)
    .map(([name, entry]) => [name, { ...entry, from: elsewhere[name] ?? join(ROOT, entry.from) }] as const);
  return { remotes: Object.fromEntries(entries) };
}
