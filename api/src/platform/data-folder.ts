import { accessSync, constants, mkdirSync } from 'node:fs';
import { StartupError } from './errors';

/**
 * Makes the folder when it is not there.
 * @throws StartupError when it cannot be made or written to
 */
export function ensureFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartupError(
      `The data folder ${folder} cannot be used (${code}). Set DATA_DIR to a folder this user may write.`,
    );
  }
}
