import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exampleIdentity } from '@university/shared/testing/identity';
import { readVariables, StartupError } from '@university/web';
import { z } from 'zod';
import { loadSecrets } from './platform/secrets';
import { newFolder } from './testing/cluster';
import { apiRules, apiVariables, wantsDemo } from './variables';
import { mailOptions, s3Settings } from './options';
import { defaultMail, isMailConfigured, senderOf } from './platform/mail/settings';

const variables = apiVariables.extend({ API_URL: z.url().optional() }).check(apiRules);
const read = (environment: NodeJS.ProcessEnv) => readVariables(variables, environment);
const SECRET = '7d0c4b1f9a26e853d1b7f04c6a9e2835';

const DEPLOYED = {
  DEPLOY: 'production',
  SECRET_KEY: SECRET,
  PUBLIC_URL: 'https://www.seu.example',
  DATABASE_URL: 'postgres://db/site',
};

const NAMES =
  'PATH HOME HOSTNAME USER LOGNAME SHELL TERM LANG LC_ALL PWD OLDPWD SHLVL TMPDIR TZ EDITOR MAIL DISPLAY CI NODE_ENV NODE_OPTIONS NODE_VERSION YARN_VERSION npm_config_loglevel npm_lifecycle_event npm_package_name INIT_CWD KUBERNETES_SERVICE_HOST KUBERNETES_PORT INVOCATION_ID JOURNAL_STREAM LISTEN_FDS NOTIFY_SOCKET STATE_DIRECTORY SYSTEMD_EXEC_PID PGDATA PGHOST PGPORT SSH_TTY XDG_RUNTIME_DIR DEBIAN_FRONTEND COLORTERM FORCE_COLOR http_proxy HTTPS_PROXY NO_PROXY _';
const SYSTEM = Object.fromEntries(NAMES.split(' ').map((name) => [name, 'x']));

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

  test('origins of other clients are as browsers write them', () => {
    const given = 'https://app.seu.example, http://localhost:5173';
    expect(read({ CORS_ORIGINS: given }).CORS_ORIGINS).toEqual(['https://app.seu.example', 'http://localhost:5173']);
    expect(read({ CORS_ORIGINS: '' }).CORS_ORIGINS).toBeUndefined();
    for (const wrong of ['*', 'null', 'https://*.seu.example', 'https://a.example/', 'https://A.example', 'a.example'])
      expect(() => read({ CORS_ORIGINS: `https://app.seu.example,${wrong}` })).toThrow(/CORS_ORIGINS: must look like/);
  });

  test.each(['https://a.example/site', 'https://a.example/?from=mail', 'http://localhost:3000/#top'])(
    'an address with something after the host is refused: %s',
    (PUBLIC_URL) => {
      expect(() => read({ PUBLIC_URL })).toThrow(/PUBLIC_URL: must end with the host/);
      expect(read({ PUBLIC_URL: 'https://a.example/' }).PUBLIC_URL).toBe('https://a.example/');
    },
  );

  test('proxies are addresses and networks, and never everybody', () => {
    const given = '10.0.0.5, 10.1.0.0/16,2001:db8::/32,loopback';
    const networks = ['10.0.0.5', '10.1.0.0/16', '2001:db8::/32', 'loopback'];
    expect(read({ TRUSTED_PROXIES: given }).TRUSTED_PROXIES).toEqual(networks);
    expect(read({ TRUSTED_PROXIES: 'none' }).TRUSTED_PROXIES).toEqual([]);
    expect(read({ TRUSTED_PROXIES: '' }).TRUSTED_PROXIES).toBeUndefined();
    for (const wrong of ['proxy.seu.example', '10.0.0.0/33', '0.0.0.0/0', '::/0', '10.0.0', '10.0.0.1:80', 'none', '*'])
      expect(() => read({ TRUSTED_PROXIES: `10.0.0.5,${wrong}` })).toThrow(/TRUSTED_PROXIES: must look like/);
  });

  test('deployment needs secrets and refuses demonstration data', () => {
    expect(() => read({ DEPLOY: 'production', DEMO: 'on' })).toThrow(/SECRET_KEY.*\n.*DEMO/);
    expect(wantsDemo(read(DEPLOYED))).toBe(false);
  });

  test.each<[string, NodeJS.ProcessEnv, RegExp]>([
    ['an address without TLS', { PUBLIC_URL: 'http://www.seu.example' }, /PUBLIC_URL: must begin with https/],
    ['an address without TLS on this machine', { PUBLIC_URL: 'http://localhost:3000' }, /PUBLIC_URL/],
    ['no address', { PUBLIC_URL: '' }, /PUBLIC_URL/],
    ['a key of one character', { SECRET_KEY: '0'.repeat(64) }, /SECRET_KEY: must be drawn at random/],
    ['a key typed by hand', { SECRET_KEY: 'abcabc'.repeat(8) }, /SECRET_KEY: must be drawn at random/],
    ['no database', { DATABASE_URL: '' }, /DATABASE_URL: is required/],
    ['mail without TLS', { SMTP_URL: 'smtp://user:password@mail.seu.example:587' }, /SMTP_URL: must be smtps/],
    ['mail whose TLS is off', { SMTP_URL: 'smtps://mail.seu.example?ignoreTLS=true' }, /SMTP_URL/],
    ['mail to a host that is named like this machine', { SMTP_URL: 'smtp://localhost.evil.example' }, /SMTP_URL/],
    ['mail to whoever answers', { SMTP_URL: 'smtps://mail.seu.example?tls.rejectUnauthorized=false' }, /SMTP_URL/],
    ['clients without TLS', { CORS_ORIGINS: 'https://a.example,http://b.example' }, /CORS_ORIGINS: must begin with/],
    ['visitors from other machines whose proxies it is not told', { HOST: '0.0.0.0' }, /TRUSTED_PROXIES: is required/],
    ['a mistyped name', { DATABSE_URL: 'postgres://db/site' }, /DATABSE_URL: .*Is DATABASE_URL meant/],
    ['exchanged letters', { PUBLIC_ULR: 'https://www.seu.example' }, /PUBLIC_ULR: .*Is PUBLIC_URL meant/],
    ['a name in small letters', { smtp_url: 'smtps://mail' }, /smtp_url: .*Is SMTP_URL meant/],
    ['an unknown name of ours', { S3_SECRET: 'x' }, /S3_SECRET: is no variable of ours/],
  ])('deployment refuses %s', (_what, given, message) => {
    expect(() => read({ ...DEPLOYED, MAIL_FROM: 'a@seu.example', ...given })).toThrow(message);
  });

  test.each<[string, NodeJS.ProcessEnv]>([
    ['smtps', { SMTP_URL: 'smtps://user:password@mail.seu.example' }],
    ['TLS that is asked for', { SMTP_URL: 'smtp://mail.seu.example:587?requireTLS=true' }],
    ['a mail server on this machine', { SMTP_URL: 'smtp://127.0.0.1:25' }],
    ['another server with the data', { DATABASE_URL: '', API_URL: 'http://127.0.0.1:3001' }],
    ['visitors from other machines by its proxies', { HOST: '0.0.0.0', TRUSTED_PROXIES: '10.0.0.5' }],
    ['visitors from other machines without a proxy', { HOST: '::', TRUSTED_PROXIES: 'none' }],
    ['visitors from a proxy on this machine', { HOST: '::1' }],
    ['what systems set by themselves', SYSTEM],
  ])('deployment takes %s', (_what, given) => {
    expect(() => read({ ...DEPLOYED, MAIL_FROM: 'a@seu.example', ...given })).not.toThrow();
  });

  test('everything that deployment refuses is told at once, beside what is wrong by itself', () => {
    const start = () =>
      read({
        ...{ DEPLOY: 'production', PUBLIC_URL: 'http://a.example' },
        SECRET_KEY: 'short',
        LOG_LEVEL: 'loud',
        DATABSE_URL: 'x',
      });
    expect(start).toThrow(StartupError);
    for (const name of ['SECRET_KEY', 'LOG_LEVEL', 'DATABASE_URL', 'PUBLIC_URL', 'DATABSE_URL'])
      expect(start).toThrow(new RegExp(`^ {2}${name}: `, 'm'));
  });

  test('a trial is warned of mistyped names, and starts', () => {
    const warned: string[] = [];
    readVariables(apiVariables.check(apiRules), { DATABSE_URL: 'x', ...SYSTEM }, (line) => warned.push(line));
    expect(warned).toEqual(['warning:  DATABSE_URL: is no variable of ours. Is DATABASE_URL meant?']);
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
  const OTHER = 'other'.repeat(8);
  let folder: string;
  beforeEach(() => {
    folder = newFolder();
  });

  test('are made once, for this user only', () => {
    const made = loadSecrets({}, folder);
    expect(loadSecrets({}, folder)).toEqual(made);
    expect(statSync(path.join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  test('given ones come first and leave the environment', () => {
    process.env.SECRET_KEY = SECRET;
    expect(loadSecrets({ SECRET_KEY: SECRET }, folder)).toEqual({ secretKey: SECRET });
    expect(process.env.SECRET_KEY).toBeUndefined();
  });

  test('an installation from before 2.1 may have one of two in the file', () => {
    writeFileSync(path.join(folder, 'secrets.json'), JSON.stringify({ secretKey: OTHER, pepper: OTHER }));
    expect(loadSecrets({ SECRET_KEY: SECRET }, folder)).toEqual({ secretKey: SECRET, pepper: OTHER });
    expect(loadSecrets({ PEPPER: SECRET }, folder)).toEqual({ secretKey: OTHER, pepper: SECRET });
  });

  test('a damaged file is not replaced', () => {
    writeFileSync(path.join(folder, 'secrets.json'), '{');
    expect(() => loadSecrets({}, folder)).toThrow(StartupError);
  });
});

describe('variables of a bucket', () => {
  const ALL = {
    S3_BUCKET: 'uploads',
    S3_REGION: 'ap-south-1',
    S3_ENDPOINT: 'https://s3.example',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  };

  test('all five make a bucket, and the credentials leave the environment', () => {
    process.env.S3_SECRET_ACCESS_KEY = 'secret';
    const credentials = { accessKeyId: 'id', secretAccessKey: 'secret' };
    const place = { bucket: 'uploads', region: 'ap-south-1', endpoint: 'https://s3.example' };
    expect(s3Settings(read(ALL))).toEqual({ ...place, ...credentials });
    expect(process.env.S3_SECRET_ACCESS_KEY).toBeUndefined();
  });

  test('without any the uploads stay on the disk', () => expect(s3Settings(read({}))).toBeUndefined());

  test.each(Object.keys(ALL))('without %s alone nothing starts', (name) => {
    expect(() => read({ ...ALL, [name]: '' })).toThrow(`${name}: is required with the other S3_ variables`);
  });

  test.each([
    ['S3_BUCKET', 'Not A Bucket'],
    ['S3_ENDPOINT', 's3.example'],
    ['S3_REGION', 'ap south'],
  ])('%s is not %s', (name, value) => expect(() => read({ ...ALL, [name]: value })).toThrow(name));
});

const SMTP_URL = 'smtps://user:password@mail.example:465';

describe('mail variables', () => {
  test('without them mail goes to files', () => {
    const mail = { ...defaultMail, ...mailOptions(read({})) };
    expect(isMailConfigured({ mail })).toBe(false);
    expect(senderOf(mail, exampleIdentity)).toEqual({ name: exampleIdentity.name, address: 'helpdesk@seu.example' });
  });

  test('a server needs a sender', () => {
    expect(() => read({ SMTP_URL })).toThrow(/MAIL_FROM: is required with SMTP_URL/);
    const mail = { ...defaultMail, ...mailOptions(read({ SMTP_URL, MAIL_FROM: 'SEU <no-reply@seu.example>' })) };
    expect(isMailConfigured({ mail })).toBe(true);
    expect(mail).toMatchObject({ smtpUrl: SMTP_URL, from: 'SEU <no-reply@seu.example>' });
    expect(senderOf(mail, exampleIdentity)).toBe('SEU <no-reply@seu.example>');
  });

  test.each([
    [{ SMTP_URL: 'https://mail.example', MAIL_FROM: 'a@b.example' }, /SMTP_URL: must look like/],
    [{ SMTP_URL, MAIL_FROM: 'the university' }, /MAIL_FROM: must look like/],
    [{ SMTP_URL, MAIL_FROM: 'A <a@b.example>\r\nBcc: c@d.example' }, /MAIL_FROM: must look like/],
  ])('%j is refused', (environment, message) => {
    expect(() => read(environment)).toThrow(message);
  });
});

const ROOT = path.join(__dirname, '../..');

test('docs/deploying.md has every variable, in its table', () => {
  const page = readFileSync(path.join(ROOT, 'docs/deploying.md'), 'utf8');
  // The site's own variables cannot be imported here: the API knows nothing of the site.
  const site = readFileSync(path.join(ROOT, 'shell/src/server/config.ts'), 'utf8');
  const names = [
    ...Object.keys(apiVariables.shape),
    ...[...site.matchAll(/^ +([A-Z_\d]+): z\b/gm)].map(([, name]) => name),
  ];
  expect(names).toEqual(expect.arrayContaining(['PORT', 'DATABASE_URL', 'API_URL', 'REMOTES']));
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  expect(names.filter((name) => !rows.some((row) => row.split('|')[1]?.includes(`\`${name}\``)))).toEqual([]);
});
