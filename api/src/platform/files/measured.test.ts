/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { register } from 'prom-client';
import { openStorage } from './open-storage';

const dataDir = mkdtempSync(path.join(tmpdir(), 'university-measured-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('what the storage is asked, and what it could not do, is on the metrics, with the room that is left', async () => {
  const storage = await openStorage({ dataDir });
  await storage.write('notices/a.pdf', Buffer.from('x'));
  expect(await storage.has('notices/a.pdf')).toBe(true);
  await expect(storage.write('no key', Buffer.from('x'))).rejects.toThrow();
  const text = await register.metrics();
  const count = (operation: string, outcome: string) =>
    `storage_operation_seconds_count{storage="local",operation="${operation}",outcome="${outcome}"} 1`;
  expect(text).toContain(count('write', 'done'));
  expect(text).toContain(count('write', 'failed'));
  expect(text).toContain(count('has', 'done'));
  expect(text).toMatch(/^storage_free_bytes [1-9]/m);
});
