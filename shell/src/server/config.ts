import { resolve } from 'node:path';
import { apiRules, apiVariables } from '@university/api/variables';
import { TRANSLATIONS } from '@university/shared/language';
import { drainSeconds, proxiesIn, readVariables } from '@university/web';
import { z } from 'zod';
import { usableCores } from './renderers/control-group';

const ALL_LANGUAGES = ['en', ...TRANSLATIONS] as const;

const variables = apiVariables
  .extend({
    API_URL: z.url({ protocol: /^https?$/, message: 'must look like https://api.university.example' }).optional(),
    REMOTES: z.string().default('registry.json'),
    /** `http://localhost:*`: any port. */
    PREVIEW_ORIGINS: z
      .string()
      .regex(
        /^https?:\/\/[\w.-]+(:(\d+|\*))?(,https?:\/\/[\w.-]+(:(\d+|\*))?)*$/,
        'must look like http://localhost:*,https://preview.example',
      )
      .optional(),
    /** Default: usable cores. */
    RENDERERS: z.coerce.number().int().min(1).max(64).optional(),
    /** Milliseconds. */
    DATA_DEADLINE: z.coerce.number().int().min(100).max(10_000).default(1_500),
    /** Comma-separated; English always. */
    LANGUAGES: z
      .string()
      .transform((list) => list.split(','))
      .pipe(z.array(z.enum(ALL_LANGUAGES, `must be of: ${ALL_LANGUAGES.join(', ')}`)))
      .prefault(ALL_LANGUAGES.join(',')),
    /** Without it no cache may answer without revalidating. */
    PURGE_URL: z.url({ protocol: /^https?$/, message: 'must look like https://cache.example/purge' }).optional(),
    PURGE_TOKEN: z.string().min(1).optional(),
    /** `off` unregisters the service worker everywhere. */
    SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  })
  .check(apiRules);

/** Removed from the environment once read. */
const SECRETS = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'SECRET_KEY',
  'PEPPER',
  'SMTP_URL',
  'METRICS_TOKEN',
  'SITE_KEY',
  'PURGE_TOKEN',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
];

/** @throws StartupError with every invalid value */
export function readConfig(environment: NodeJS.ProcessEnv, warn?: (line: string) => void) {
  const given = readVariables(variables, environment, warn);
  for (const name of SECRETS) delete process.env[name];
  const publicUrl = new URL(given.PUBLIC_URL ?? `http://localhost:${given.PORT}`).origin;
  return {
    port: given.PORT,
    drain: drainSeconds(given),
    host: given.HOST,
    isProxy: proxiesIn(given.TRUSTED_PROXIES),
    dataDir: resolve(given.DATA_DIR),
    registry: /^https?:/.test(given.REMOTES) ? given.REMOTES : resolve(given.REMOTES),
    publicUrl,
    previewOrigins: given.PREVIEW_ORIGINS?.split(',') ?? (given.DEPLOY === 'production' ? [] : ['http://localhost:*']),
    languages: given.LANGUAGES,
    renderers: given.RENDERERS ?? usableCores(),
    dataDeadline: given.DATA_DEADLINE,
    logLevel: given.LOG_LEVEL,
    isDeployment: given.DEPLOY === 'production',
    apiUrl: given.API_URL,
    databaseUrl: given.DATABASE_URL,
    metricsToken: given.METRICS_TOKEN,
    siteKey: given.SITE_KEY,
    purge: given.PURGE_URL ? { url: given.PURGE_URL, token: given.PURGE_TOKEN } : null,
    savesPages: given.SERVICE_WORKER === 'on',
    /** Shared by all processes; otherwise each signs with its own. */
    secret: given.SITE_KEY ?? given.SECRET_KEY,
    api: { ...given, PUBLIC_URL: publicUrl },
  };
}

export type Config = ReturnType<typeof readConfig>;
