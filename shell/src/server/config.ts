import { resolve } from 'node:path';
import { apiRules, apiVariables } from '@university/api/variables';
import { TRANSLATIONS } from '@university/shared/language';
import { drainSeconds, proxiesIn, readVariables } from '@university/web';
import { z } from 'zod';
import { usableCores } from './renderers/control-group';

const ALL_LANGUAGES = ['en', ...TRANSLATIONS] as const;

const variables = apiVariables
  .extend({
    /** Use another server's API instead of our own. */
    API_URL: z.url({ protocol: /^https?$/, message: 'must look like https://api.university.example' }).optional(),
    REMOTES: z.string().default('registry.json'),
    /** Origins from which a developer's own browser may take releases; `http://localhost:*` means every port. */
    PREVIEW_ORIGINS: z
      .string()
      .regex(
        /^https?:\/\/[\w.-]+(:(\d+|\*))?(,https?:\/\/[\w.-]+(:(\d+|\*))?)*$/,
        'must look like http://localhost:*,https://preview.example',
      )
      .optional(),
    /** Processes that run remotes' server code; without it as many as the cores it may use. */
    RENDERERS: z.coerce.number().int().min(1).max(64).optional(),
    /** How long a page waits for its data before it is rendered with what there is. Milliseconds. */
    DATA_DEADLINE: z.coerce.number().int().min(100).max(10_000).default(1_500),
    /** Languages in which the site is served, by commas; English always. */
    LANGUAGES: z
      .string()
      .transform((list) => list.split(','))
      .pipe(z.array(z.enum(ALL_LANGUAGES, `must be of: ${ALL_LANGUAGES.join(', ')}`)))
      .prefault(ALL_LANGUAGES.join(',')),
    /** Where a cache in front of the site is told to forget what changed; without it no cache answers without asking. */
    PURGE_URL: z.url({ protocol: /^https?$/, message: 'must look like https://cache.example/purge' }).optional(),
    PURGE_TOKEN: z.string().min(1).optional(),
    /** `off` takes the service worker back from every browser that has it. */
    SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  })
  .check(apiRules);

/** What no library and no log should find in the environment: secrets, and the way to the database. */
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

/** The configuration of the whole site. Throws `StartupError` that lists every bad value. @param warn hears of names that look mistyped */
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
    /** Of the cache in front; null where none is told of changes. */
    purge: given.PURGE_URL ? { url: given.PURGE_URL, token: given.PURGE_TOKEN } : null,
    /** Whether browsers save pages for when they are offline; false takes the service worker back. */
    savesPages: given.SERVICE_WORKER === 'on',
    /** By which sites know the browsers of staff; without it each process knows its own. */
    secret: given.SITE_KEY ?? given.SECRET_KEY,
    api: { ...given, PUBLIC_URL: publicUrl },
  };
}

export type Config = ReturnType<typeof readConfig>;
