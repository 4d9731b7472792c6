import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EmbeddedClient } from '../platform/database/embedded/client';
import { resource } from '../platform/resources';

/** Making a new embedded database takes seconds, so one is made once for this machine and copied. */
const TEMPLATE = path.join(tmpdir(), 'university-test-cluster-pglite-0.5.16');

/** A new data folder with an embedded database that has no tables yet. */
export async function newDataDir(): Promise<string> {
  if (!existsSync(TEMPLATE)) await makeTemplate();
  const folder = mkdtempSync(path.join(tmpdir(), 'university-api-'));
  cpSync(TEMPLATE, path.join(folder, 'pg'), { recursive: true });
  return folder;
}

async function makeTemplate() {
  const draft = mkdtempSync(path.join(tmpdir(), 'university-cluster-'));
  const client = new EmbeddedClient(resource('src/platform/database/embedded/worker.mjs'), draft);
  await client.ready();
  await client.close();
  try {
    renameSync(draft, TEMPLATE);
  } catch {
    // Another test process was faster.
    rmSync(draft, { recursive: true });
  }
}
