import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '@university/web';

/** Looks for a file or folder of the project in `from` and every folder above it. */
function findUpward(from: string, wanted: string): string | undefined {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, wanted);
    if (existsSync(candidate)) return candidate;
    if (folder === path.dirname(folder)) return undefined;
  }
}

/**
 * Absolute path of a file or folder that is used as it is and not bundled (SQL migrations, the database worker).
 * @param relative to `api`
 * Found from the started script, else from the working folder, because bundling moves the code that asks.
 * @throws StartupError when it is in neither place
 */
export function resource(relative: string): string {
  const script = process.argv[1];
  const wanted = path.join('api', relative);
  const found =
    (script && existsSync(script) && findUpward(path.dirname(realpathSync(script)), wanted)) ||
    findUpward(process.cwd(), wanted);
  if (!found) throw new StartupError(`The file ${wanted} is missing. Start from the project folder.`);
  return found;
}
