import { distance } from 'fastest-levenshtein';
import { z } from 'zod';
import { StartupError } from './errors';
import { trustedProxies } from './proxies';

export const serverVariables = z.object({
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DEPLOY: z.literal('production').optional(),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  TRUSTED_PROXIES: trustedProxies.optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/, message: 'must look like https://www.university.example' }).optional(),
  /** Seconds between SIGTERM and the end of listening. */
  DRAIN_SECONDS: z.coerce.number().int('must be a whole number').min(0).max(600).optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w-]{20,200}$/, 'needs 20 to 200 letters, digits, - or _')
    .optional(),
});

/** Prefixes of our variables only. */
const OUR_PREFIXES = ['S3_', 'SMTP_', 'MAIL_', 'OIDC_'];

/** Allows fewer edits for short names. */
function isNear(one: string, other: string): boolean {
  const letters = (name: string) => [...name].sort().join('');
  const edits = distance(one, other);
  return edits <= (other.length <= 5 ? 1 : 2) || (edits === 2 && letters(one) === letters(other));
}

/** Probable misspellings, such as `DATABSE_URL`. `meant` is undefined if only the prefix is ours. */
function misspelled(set: readonly string[], known: readonly string[]): { name: string; meant?: string }[] {
  return set.flatMap((name) => {
    if (known.includes(name)) return [];
    const upper = name.toUpperCase();
    const meant = known.find((other) => isNear(upper, other));
    if (meant) return [{ name, meant }];
    return OUR_PREFIXES.some((prefix) => upper.startsWith(prefix)) ? [{ name }] : [];
  });
}

/** Known to the site only; commands of the API find them set too. */
const SITE_VARIABLES = ['API_URL', 'REMOTES', 'PREVIEW_ORIGINS', 'SERVICE_WORKER', 'PURGE_URL', 'PURGE_TOKEN'];

/**
 * Validates the environment; empty variables count as unset. Misspelled names are warned of, and refused in deployment.
 * @throws StartupError with all problems
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
