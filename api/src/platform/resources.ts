import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '@university/web';

/** Looks for `api/<relative>` in `from` and every folder above it. */
function findUpward(from: string, relative: string): string | undefined {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'api', relative);
    if (existsSync(candidate)) return candidate;
    if (folder === path.dirname(folder)) return undefined;
  }
}

/**
 * Absolute path of a file or folder that is used as it is and not bundled (SQL migrations, the database worker).
 * Found from the started script, else from the working folder, because bundling moves the code that asks.
 * @throws StartupError when it is in neither place
 */
export function resource(relative: string): string {
  const script = process.argv[1];
  const found =
    (script && existsSync(script) && findUpward(path.dirname(realpathSync(script)), relative)) ||
    findUpward(process.cwd(), relative);
  if (!found) throw new StartupError(`The file api/${relative} is missing. Start from the project folder.`);
  return found;
}
