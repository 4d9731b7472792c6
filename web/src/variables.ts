import { distance } from 'fastest-levenshtein';
import { z } from 'zod';
import { StartupError } from './errors';
import { trustedProxies } from './proxies';

/** What every server of this project reads of its environment. */
export const serverVariables = z.object({
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DEPLOY: z.literal('production').optional(),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  /** Who may say for whom a request is made. */
  TRUSTED_PROXIES: trustedProxies.optional(),
  /** Origin of the site: canonical links, links in mail. */
  PUBLIC_URL: z.url({ protocol: /^https?$/, message: 'must look like https://www.university.example' }).optional(),
  /** How long the process goes on after SIGTERM, for proxies to turn to others. Seconds. */
  DRAIN_SECONDS: z.coerce.number().int('must be a whole number').min(0).max(600).optional(),
  /** Whoever bears it may read `/metrics`; without it there are none. */
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w-]{20,200}$/, 'needs 20 to 200 letters, digits, - or _')
    .optional(),
});

/** Beginnings that only our own variables have. */
const OUR_PREFIXES = ['S3_', 'SMTP_', 'MAIL_', 'OIDC_'];

/** Letters that two names may differ by: fewer for short ones, which are near to many that are not ours. */
function isNear(one: string, other: string): boolean {
  const letters = (name: string) => [...name].sort().join('');
  const edits = distance(one, other);
  return edits <= (other.length <= 5 ? 1 : 2) || (edits === 2 && letters(one) === letters(other));
}

/**
 * Set variables that are probably meant to be one of ours: `DATABSE_URL`.
 * @returns pairs of the name that is set and the one it looks like; that is undefined where only the beginning is ours
 */
function misspelled(set: readonly string[], known: readonly string[]): { name: string; meant?: string }[] {
  return set.flatMap((name) => {
    if (known.includes(name)) return [];
    const upper = name.toUpperCase();
    const meant = known.find((other) => isNear(upper, other));
    if (meant) return [{ name, meant }];
    return OUR_PREFIXES.some((prefix) => upper.startsWith(prefix)) ? [{ name }] : [];
  });
}

/** Variables of the site alone: a command of the API finds them set too, and must not take them for mistyped ones. */
const SITE_VARIABLES = ['API_URL', 'REMOTES', 'PREVIEW_ORIGINS', 'SERVICE_WORKER', 'PURGE_URL', 'PURGE_TOKEN'];

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
