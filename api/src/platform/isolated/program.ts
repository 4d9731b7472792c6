import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { resource } from '../resources';

/** A file to start, and what it is told. */
export interface Program {
  file: string;
  arguments: string[];
}

/** A TypeScript file of `api/src/platform/isolated`, from its source. */
export const fromSource = (name: string): Program => ({
  file: resource('src/platform/isolated/from-source.mjs'),
  arguments: [resource(`src/platform/isolated/${name}`)],
});

/** The built program beside the script that was started; where that is not a build, the source. */
export function isolatedProgram(): Program {
  const script = process.argv[1];
  const built = script && existsSync(script) && path.join(path.dirname(realpathSync(script)), 'isolated.mjs');
  return built && existsSync(built) ? { file: built, arguments: [] } : fromSource('process.ts');
}
