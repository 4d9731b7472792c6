import type { RemoteManifest } from '../manifest';
import { ReleaseRefused } from './refused';

/** By shared module: the names that it exports. */
export type Names = Readonly<Record<string, readonly string[]>>;

/** What `import * as` gives of the shared modules, by their names. */
export const namesOf = (modules: Readonly<Record<string, object>>): Names =>
  Object.fromEntries(Object.entries(modules).map(([module, exported]) => [module, Object.keys(exported).sort()]));

/** All of a module; of a CommonJS one that is also its default. */
const ALWAYS = ['*', 'default'];

/** Throws `ReleaseRefused` when a release takes names of shared modules that a site's do not have. */
export function checkUses({ uses }: Pick<RemoteManifest, 'uses'>, given: Names): void {
  const lacking = Object.entries(uses).flatMap(([module, names]) => {
    const provided = new Set([...ALWAYS, ...(Object.hasOwn(given, module) ? (given[module] ?? []) : [])]);
    return names.filter((name) => !provided.has(name)).map((name) => `${name} of ${module}`);
  });
  if (lacking.length > 0) throw new ReleaseRefused(`it uses ${lacking.join(', ')}, which the shell does not have`);
}
