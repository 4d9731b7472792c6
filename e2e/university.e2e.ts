import { execFile } from 'node:child_process';
import { freePort } from './support/ports';
import { newFolder, ROOT, siteEnvironment } from './support/site';
import { expect, test } from './support/test';

const SECRET = 'a-secret-of-this-test';

/** Runs `university check` or `doctor`. @returns its exit code, and a line for each finding: level, subject, sentence */
async function check(own: Record<string, string> = {}, command = 'check') {
  const env = siteEnvironment({
    PORT: String(await freePort()),
    DATA_DIR: newFolder('check'),
    ...own,
  });
  return new Promise<{ code: unknown; lines: string[] }>((done) =>
    execFile(process.execPath, ['bin/university.mjs', command], { cwd: ROOT, env }, (error, stdout, stderr) => {
      expect(stdout + stderr).not.toContain(SECRET);
      done({ code: error?.code ?? 0, lines: stdout.trim().split('\n') });
    }),
  );
}

test('check warns about a trial configuration', async () => {
  const { code, lines } = await check();
  expect(code).toBe(0);
  for (const remote of ['mfe-public', 'mfe-admissions', 'mfe-admin', 'mfe-search'])
    expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^ok +REMOTES +${remote} \\S+ can be taken\\.$`)));
  expect(lines).toContainEqual(expect.stringMatching(/^warning +DATABASE_URL /));
  expect(lines.at(-1)).toBe('Errors: 0. Warnings: 4.');
});

test('doctor reads a page of each kind of the running site, and reports when none runs', async () => {
  const url = process.env.SITE_URL as string;
  const { lines } = await check({ PUBLIC_URL: url, PORT: new URL(url).port }, 'doctor');
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^ok +PUBLIC_URL +\d\d+ pages, at least one of each kind, have their text and lead somewhere\.$/,
    ),
  );
  expect(lines).toContainEqual(expect.stringMatching(/^ok +PORT +The process at \S+ is ready\.$/));
  const PUBLIC_URL = `http://127.0.0.1:${await freePort()}`;
  const none = await check({ PUBLIC_URL }, 'doctor');
  expect(none.code).toBe(1);
  for (const subject of ['PUBLIC_URL', 'PORT'])
    expect(none.lines).toContainEqual(expect.stringMatching(new RegExp(`^error +${subject} .*ECONNREFUSED`)));
});
