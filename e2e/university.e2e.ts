import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

test('check reports every service that does not answer, without secrets', async () => {
  const gone = `127.0.0.1:${await freePort()}`;
  const { code, lines } = await check({
    DATABASE_URL: `postgres://user:${SECRET}@${gone}/site`,
    SMTP_URL: `smtp://user:${SECRET}@${gone}`,
    MAIL_FROM: 'no-reply@seu.example',
    S3_BUCKET: 'uploads',
    S3_REGION: 'ap-south-1',
    S3_ENDPOINT: `http://${gone}`,
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: SECRET,
    REMOTES: join(tmpdir(), 'no-registry-of-this-test.json'),
    SECRET_KEY: SECRET.repeat(2),
  });
  expect(code).toBe(1);
  for (const subject of ['DATABASE_URL', 'SMTP_URL', 'S3_BUCKET', 'REMOTES'])
    expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^error +${subject} `)));
});

test('doctor reads a page of each kind of the running site, and reports when none runs', async () => {
  const url = process.env.SITE_URL as string;
  const { lines } = await check({ PUBLIC_URL: url, PORT: new URL(url).port }, 'doctor');
  expect(lines).toContainEqual(
    expect.stringMatching(/^ok +PUBLIC_URL +\d\d+ pages, at least one of each kind, have their text\.$/),
  );
  expect(lines).toContainEqual(expect.stringMatching(/^ok +PORT +The process at \S+ is ready\.$/));
  const PUBLIC_URL = `http://127.0.0.1:${await freePort()}`;
  const none = await check({ PUBLIC_URL }, 'doctor');
  expect(none.code).toBe(1);
  for (const subject of ['PUBLIC_URL', 'PORT'])
    expect(none.lines).toContainEqual(expect.stringMatching(new RegExp(`^error +${subject} .*ECONNREFUSED`)));
});
