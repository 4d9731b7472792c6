import { serverVariables } from '@university/web';
import { z } from 'zod';
import { SINGLE_SIGN_ON_NEEDS, singleSignOnVariables } from './platform/single-sign-on';

const secret = z.string().min(32, 'needs at least 32 characters').optional();
const onOff = z.stringbool().optional();

/** In the form that browsers send. */
const isOrigin = (text: string) => /^https?:[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;

export const apiVariables = z.object({
  /** For the embedded database and uploads. */
  DATA_DIR: z.string().trim().min(1).default('./data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, message: 'must look like postgres://user:password@host:5432/name' })
    .optional(),
  /** PostgreSQL itself, if DATABASE_URL is a pooler. */
  DATABASE_DIRECT_URL: z
    .url({ protocol: /^postgres(ql)?$/, message: 'must look like postgres://user:password@host:5432/name' })
    .optional(),
  /** Allows a database that a later version has migrated. */
  SCHEMA_NEWER: z.literal('allow', 'must be allow').optional(),
  SECRET_KEY: secret,
  /** For the first start after an upgrade from before 2.1. */
  PEPPER: secret,
  /** Without it mail is written to DATA_DIR. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, message: 'must look like smtp://user:password@host:587' }).optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>"\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'must look like University <no-reply@university.example>',
    )
    .optional(),
  MAIL_RATE: z.coerce.number().int('must be a whole number').min(1).max(6_000).default(600),
  /** All five or none; without them uploads are in DATA_DIR. */
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
  CORS_ORIGINS: z
    .string()
    .transform((list) => list.split(',').map((origin) => origin.trim()))
    .refine((origins) => origins.every(isOrigin), 'must look like https://app.university.example,https://m.example')
    .optional(),
  /** Shared with a site that has `API_URL`, for counts of visits. */
  SITE_KEY: z
    .string()
    .regex(/^[\w-]{20,200}$/, 'needs 20 to 200 letters, digits, - or _')
    .optional(),
  /** Default: on for the embedded database. */
  DEMO: onOff,
  ...serverVariables.shape,
});

const TOGETHER = [
  ['S3_BUCKET', 'S3_REGION', 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  SINGLE_SIGN_ON_NEEDS,
] as const;

export type ApiVariables = z.infer<typeof apiVariables>;

type WithSite = ApiVariables & { API_URL?: string };

/** In `HOST` or an address. */
const LOOPBACK = /^(localhost|127(\.\d+){3}|::1|\[::1\])$/;

/** Encrypted, or on this machine. */
function isPrivate(smtpUrl: string): boolean {
  const { protocol, hostname, searchParams } = new URL(smtpUrl);
  if (searchParams.get('ignoreTLS') === 'true' || searchParams.get('tls.rejectUnauthorized') === 'false') return false;
  return protocol === 'smtps:' || searchParams.get('requireTLS') === 'true' || LOOPBACK.test(hostname);
}

/** A random key of 32 hexadecimal digits has fewer distinct ones once in a thousand million. */
const FEWEST_CHARACTERS = 7;
const RANDOM = '0123456789abcdef';

/** Additional rules of deployment. */
const DEPLOYMENT: readonly { name: keyof WithSite; refuses: (given: WithSite) => boolean; message: string }[] = [
  {
    name: 'SECRET_KEY',
    refuses: ({ SECRET_KEY, API_URL }) => !SECRET_KEY && !API_URL,
    message: 'is required when DEPLOY=production',
  },
  {
    name: 'SECRET_KEY',
    refuses: ({ SECRET_KEY }) => new Set(SECRET_KEY ?? RANDOM).size < FEWEST_CHARACTERS,
    message: 'must be drawn at random, for example with `openssl rand -hex 32`',
  },
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
    name: 'TRUSTED_PROXIES',
    refuses: ({ TRUSTED_PROXIES, HOST }) => TRUSTED_PROXIES === undefined && HOST !== undefined && !LOOPBACK.test(HOST),
    message:
      'is required when DEPLOY=production and HOST is reached from other machines: the proxies in front, or none. Otherwise all visitors behind a proxy count as one',
  },
  {
    name: 'SMTP_URL',
    refuses: ({ SMTP_URL }) => SMTP_URL !== undefined && URL.canParse(SMTP_URL) && !isPrivate(SMTP_URL),
    message: 'must be smtps://…, or smtp://…?requireTLS=true, when DEPLOY=production',
  },
  {
    name: 'CORS_ORIGINS',
    refuses: ({ CORS_ORIGINS }) => CORS_ORIGINS?.some((origin) => !origin.startsWith('https:')) === true,
    message: 'must begin with https:// each when DEPLOY=production: bearer tokens must not be readable on the way',
  },
  {
    name: 'OIDC_ISSUER',
    refuses: ({ OIDC_ISSUER }) => OIDC_ISSUER?.startsWith('http:') === true,
    message: 'must begin with https:// when DEPLOY=production',
  },
];

/** Rules across variables, for `apiVariables.extend({…}).check(apiRules)`. */
export const apiRules = z.check<WithSite>(({ value, issues }) => {
  const refuse = (path: string, message: string) =>
    issues.push({ code: 'custom', path: [path], message, input: value });
  if (value.DATABASE_DIRECT_URL && !value.DATABASE_URL) refuse('DATABASE_URL', 'is required with DATABASE_DIRECT_URL');
  if (value.PUBLIC_URL && URL.canParse(value.PUBLIC_URL) && /[?#]|\/./.test(value.PUBLIC_URL.replace(/^\w+:\/\//, '')))
    refuse('PUBLIC_URL', 'must end with the host: the site has no path before its own');
  if (value.SMTP_URL && !value.MAIL_FROM) refuse('MAIL_FROM', 'is required with SMTP_URL');
  for (const group of TOGETHER) {
    if (group.every((name) => value[name] === undefined)) continue;
    const kind = group[0].slice(0, group[0].indexOf('_') + 1);
    for (const name of group) if (!value[name]) refuse(name, `is required with the other ${kind} variables`);
  }
  if (value.DEPLOY !== 'production') return;
  for (const { name, refuses, message } of DEPLOYMENT) if (refuses(value)) refuse(name, message);
});
// Reported together with invalid values.
apiRules._zod.def.when = () => true;

export function wantsDemo({ DEMO, DATABASE_URL, DEPLOY }: ApiVariables): boolean {
  return DEMO ?? (DATABASE_URL === undefined && DEPLOY !== 'production');
}
