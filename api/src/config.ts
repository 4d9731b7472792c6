import { z } from 'zod';
import { StartupError } from './platform/errors';
import type { S3Settings } from './platform/files';
import type { MailSettings } from './platform/mail/settings';
import { misspelled } from './platform/misspelled';
import { SINGLE_SIGN_ON_NEEDS, singleSignOnVariables } from './domains/staff/single-sign-on/settings';

const secret = z.string().min(32, 'needs at least 32 characters').optional();
const onOff = z.stringbool().optional();

/** The API's part of the environment. The shell composes it with its own variables (`apiVariables.shape`). */
export const apiVariables = z.object({
  /** Folder of the embedded database and the uploads. */
  DATA_DIR: z.string().trim().min(1).default('./data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, message: 'must look like postgres://user:password@host:5432/name' })
    .optional(),
  SECRET_KEY: secret,
  PEPPER: secret,
  /** Without it mail is written to files in DATA_DIR. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, message: 'must look like smtp://user:password@host:587' }).optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>"\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'must look like University <no-reply@university.example>',
    )
    .optional(),
  /** A bucket for the uploads, of any store that speaks S3: all five or none. Without it they stay in DATA_DIR. */
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]+$/, 'must look like ap-south-1')
    .optional(),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, message: 'must look like https://s3.ap-south-1.amazonaws.com' })
    .optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  ...singleSignOnVariables,
  /** Demonstration data; unset: on for the embedded database, off otherwise. */
  DEMO: onOff,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DEPLOY: z.literal('production').optional(),
});

/** Variables of the site alone: a command of the API finds them set too, and must not take them for mistyped ones. */
const SITE_VARIABLES = ['API_URL', 'REMOTES', 'PREVIEW_ORIGINS', 'SERVICE_WORKER'];

/** All of a group, or none. */
const TOGETHER = [
  ['S3_BUCKET', 'S3_REGION', 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  SINGLE_SIGN_ON_NEEDS,
] as const;

export type ApiVariables = z.infer<typeof apiVariables>;

/** Variables of servers around the API that the rules ask for too. */
type WithServer = ApiVariables & { PUBLIC_URL?: string; API_URL?: string };

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether mail and password travel encrypted, or do not leave the machine. */
function isPrivate(smtpUrl: string): boolean {
  const { protocol, hostname, searchParams } = new URL(smtpUrl);
  if (searchParams.get('ignoreTLS') === 'true' || searchParams.get('tls.rejectUnauthorized') === 'false') return false;
  return protocol === 'smtps:' || searchParams.get('requireTLS') === 'true' || LOOPBACK.test(hostname);
}

/** What deployment needs beside what a trial does. */
const DEPLOYMENT: readonly { name: keyof WithServer; refuses: (given: WithServer) => boolean; message: string }[] = [
  ...(['SECRET_KEY', 'PEPPER'] as const).map((name) => ({
    name,
    refuses: (given: WithServer) => !given[name],
    message: 'is required when DEPLOY=production',
  })),
  { name: 'DEMO', refuses: ({ DEMO }) => DEMO === true, message: 'must be off when DEPLOY=production' },
  {
    name: 'DATABASE_URL',
    refuses: ({ DATABASE_URL, API_URL }) => !DATABASE_URL && !API_URL,
    message: 'is required when DEPLOY=production: the embedded database is for trials',
  },
  {
    name: 'PUBLIC_URL',
    refuses: ({ PUBLIC_URL }) => !PUBLIC_URL?.startsWith('https://'),
    message: 'must begin with https:// when DEPLOY=production: passwords and results must not be readable on the way',
  },
  {
    name: 'SMTP_URL',
    refuses: ({ SMTP_URL }) => SMTP_URL !== undefined && URL.canParse(SMTP_URL) && !isPrivate(SMTP_URL),
    message: 'must be smtps://…, or smtp://…?requireTLS=true, when DEPLOY=production',
  },
  {
    name: 'OIDC_ISSUER',
    refuses: ({ OIDC_ISSUER }) => OIDC_ISSUER?.startsWith('http:') === true,
    message: 'must begin with https:// when DEPLOY=production',
  },
];

/** What variables mean together. Add it to a composed schema: `z.object({…}).check(apiRules)`. */
export const apiRules = z.check<WithServer>(({ value, issues }) => {
  const refuse = (path: string, message: string) =>
    issues.push({ code: 'custom', path: [path], message, input: value });
  if (value.SMTP_URL && !value.MAIL_FROM) refuse('MAIL_FROM', 'is required with SMTP_URL');
  for (const group of TOGETHER) {
    if (group.every((name) => value[name] === undefined)) continue;
    const kind = group[0].slice(0, group[0].indexOf('_') + 1);
    for (const name of group) if (!value[name]) refuse(name, `is required with the other ${kind} variables`);
  }
  if (value.DEPLOY !== 'production') return;
  for (const { name, refuses, message } of DEPLOYMENT) if (refuses(value)) refuse(name, message);
});
// Also beside values that are wrong by themselves: all that is to be put right is told at once.
apiRules._zod.def.when = () => true;

/** Whether demonstration data may be loaded. */
export function wantsDemo({ DEMO, DATABASE_URL, DEPLOY }: ApiVariables): boolean {
  return DEMO ?? (DATABASE_URL === undefined && DEPLOY !== 'production');
}

/** How mail leaves, as the options of the API have it. */
export function mailOptions({ SMTP_URL, MAIL_FROM }: ApiVariables): Partial<MailSettings> {
  return { smtpUrl: SMTP_URL, ...(MAIL_FROM && { from: MAIL_FROM }) };
}

/**
 * The bucket for the uploads, when there is one. Takes the credentials out of `process.env`: nothing that runs later
 * needs them there.
 */
export function s3Settings(variables: ApiVariables): S3Settings | undefined {
  delete process.env.S3_ACCESS_KEY_ID;
  delete process.env.S3_SECRET_ACCESS_KEY;
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint } = variables;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = variables;
  if (!bucket || !region || !endpoint || !accessKeyId || !secretAccessKey) return undefined;
  return { bucket, region, endpoint, accessKeyId, secretAccessKey };
}

/**
 * Validates an environment. A variable set to nothing counts as not set. One that looks like a mistyped name of ours is
 * warned of, and refused in deployment.
 * @throws StartupError that lists every bad value and name
 */
export function readVariables<T extends z.ZodObject>(
  schema: T,
  environment: NodeJS.ProcessEnv,
  warn: (line: string) => void = console.warn,
): z.output<T> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { data, error } = schema.safeParse(given);
  const isDeployment = environment.DEPLOY === 'production';
  const names = misspelled(Object.keys(given), [...Object.keys(schema.shape), ...SITE_VARIABLES]).map(
    ({ name, meant }) => `  ${name}: is no variable of ours${meant ? `. Is ${meant} meant?` : ''}`,
  );
  if (!error && !isDeployment) for (const line of names) warn(`warning:${line}`);
  if (!error && (!isDeployment || names.length === 0)) return data as z.output<T>;
  const lines = [...(error?.issues ?? []).map(({ path, message }) => `  ${path.join('.')}: ${message}`), ...names];
  throw new StartupError(`These variables are not right:\n${lines.join('\n')}`);
}
