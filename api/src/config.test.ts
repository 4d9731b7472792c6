/** @jest-environment node */
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apiRules, apiVariables, readVariables, wantsDemo } from './config';
import { StartupError } from './errors';
import { loadSecrets } from './secrets';

const read = (environment: NodeJS.ProcessEnv) => readVariables(apiVariables.check(apiRules), environment);
const SECRET = 'x'.repeat(32);

describe('variables', () => {
  test('none need to be set for trial use', () => {
    expect(read({})).toMatchObject({ DATA_DIR: './data', LOG_LEVEL: 'info' });
    expect(read({ DATA_DIR: '', DATABASE_URL: '' })).toEqual(read({}));
  });

  test('all bad values are told at once', () => {
    const start = () => read({ DATABASE_URL: 'mysql://x', SECRET_KEY: 'short', LOG_LEVEL: 'loud', DEMO: 'perhaps' });
    expect(start).toThrow(StartupError);
    expect(start).toThrow(/DATABASE_URL.*\n.*SECRET_KEY.*\n.*DEMO.*\n.*LOG_LEVEL/);
  });

  test('deployment needs secrets and refuses demonstration data', () => {
    expect(() => read({ DEPLOY: 'production', DEMO: 'on' })).toThrow(/SECRET_KEY.*\n.*PEPPER.*\n.*DEMO/);
    expect(wantsDemo(read({ DEPLOY: 'production', SECRET_KEY: SECRET, PEPPER: SECRET }))).toBe(false);
  });

  test('demonstration data is for the embedded database unless asked for', () => {
    const DATABASE_URL = 'postgres://localhost/site';
    expect(wantsDemo(read({}))).toBe(true);
    expect(wantsDemo(read({ DEMO: 'off' }))).toBe(false);
    expect(wantsDemo(read({ DATABASE_URL }))).toBe(false);
    expect(wantsDemo(read({ DATABASE_URL, DEMO: 'on' }))).toBe(true);
  });
});

describe('secrets', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'university-secrets-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('are made once, for this user only', () => {
    const made = loadSecrets({}, folder);
    expect(loadSecrets({}, folder)).toEqual(made);
    expect(statSync(path.join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  test('given ones come first and leave the environment', () => {
    process.env.SECRET_KEY = SECRET;
    expect(loadSecrets({ SECRET_KEY: SECRET, PEPPER: SECRET }, folder)).toEqual({ secretKey: SECRET, pepper: SECRET });
    expect(process.env.SECRET_KEY).toBeUndefined();
  });

  test('a damaged file is not replaced', () => {
    writeFileSync(path.join(folder, 'secrets.json'), '{');
    expect(() => loadSecrets({}, folder)).toThrow(StartupError);
  });
});
