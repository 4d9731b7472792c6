import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '@university/web';

function findUpward(from: string, wanted: string): string | undefined {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, wanted);
    if (existsSync(candidate)) return candidate;
    if (folder === path.dirname(folder)) return undefined;
  }
}

/**
 * Path of an unbundled file of `api`, such as SQL migrations, found from the started script or the working folder.
 * @throws StartupError when it is missing
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
