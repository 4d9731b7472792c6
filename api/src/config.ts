import { z } from 'zod';
import { StartupError } from './errors';
import type { S3Settings } from './files';
import type { MailSettings } from './mail/settings';

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
  /** Demonstration data; unset: on for the embedded database, off otherwise. */
  DEMO: onOff,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DEPLOY: z.literal('production').optional(),
});

const S3_VARIABLES = ['S3_BUCKET', 'S3_REGION', 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

export type ApiVariables = z.infer<typeof apiVariables>;

/** What variables mean together. Add it to a composed schema: `z.object({…}).check(apiRules)`. */
export const apiRules: z.core.CheckFn<ApiVariables> = ({ value, issues }) => {
  const refuse = (path: string, message: string) =>
    issues.push({ code: 'custom', path: [path], message, input: value });
  if (value.SMTP_URL && !value.MAIL_FROM) refuse('MAIL_FROM', 'is required with SMTP_URL');
  if (S3_VARIABLES.some((name) => value[name] !== undefined)) {
    for (const name of S3_VARIABLES) if (!value[name]) refuse(name, 'is required with the other S3_ variables');
  }
  if (value.DEPLOY !== 'production') return;
  for (const name of ['SECRET_KEY', 'PEPPER'] as const) {
    if (!value[name]) refuse(name, 'is required when DEPLOY=production');
  }
  if (value.DEMO) refuse('DEMO', 'must be off when DEPLOY=production');
};

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
 * Validates an environment. A variable set to nothing counts as not set.
 * @throws StartupError that lists every bad value
 */
export function readVariables<T extends z.ZodType>(schema: T, environment: NodeJS.ProcessEnv): z.output<T> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { data, error } = schema.safeParse(given);
  if (!error) return data as z.output<T>;
  const lines = error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  throw new StartupError(`These variables are not right:\n${lines.join('\n')}`);
}
