import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '@university/web';
import { z } from 'zod';
import { ensureFolder } from './data-folder';

const stored = z.object({ secretKey: z.string().min(32), pepper: z.string().min(32) });

type Secrets = z.infer<typeof stored>;

interface Given {
  SECRET_KEY?: string;
  PEPPER?: string;
}

/**
 * SECRET_KEY and PEPPER as given, what is missing from `<dataDir>/secrets.json` (mode 0600, made on first use).
 * Takes both out of `process.env`: nothing that runs later needs them there.
 * @throws StartupError when the file is damaged: with another pepper no applicant could sign in again
 */
export function loadSecrets({ SECRET_KEY, PEPPER }: Given, dataDir: string): Secrets {
  delete process.env.SECRET_KEY;
  delete process.env.PEPPER;
  if (SECRET_KEY && PEPPER) return { secretKey: SECRET_KEY, pepper: PEPPER };
  const { secretKey, pepper } = readOrMake(dataDir);
  return { secretKey: SECRET_KEY ?? secretKey, pepper: PEPPER ?? pepper };
}

function readOrMake(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  ensureFolder(dataDir);
  const fresh: Secrets = { secretKey: randomBytes(32).toString('hex'), pepper: randomBytes(32).toString('hex') };
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(fresh), { mode: 0o600 });
  try {
    // Linking never replaces: of two processes that start together, one makes the secrets and both read them.
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  try {
    return stored.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new StartupError(`The file ${file} is damaged. Restore it from a backup, or set SECRET_KEY and PEPPER.`);
  }
}
