import { resolve } from 'node:path';
import { apiRules, apiVariables, loadSecrets, readVariables, wantsDemo } from '@university/api';
import { z } from 'zod';

const variables = z
  .object({
    ...apiVariables.shape,
    PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    /** Use another server's API instead of our own. */
    API_URL: z.url({ protocol: /^https?$/, message: 'must look like https://api.university.example' }).optional(),
    /** File or address of the registry. */
    REMOTES: z.string().default('registry.json'),
    /** Origin of canonical links. */
    PUBLIC_URL: z.url({ protocol: /^https?$/, message: 'must look like https://www.university.example' }).optional(),
  })
  .check(apiRules);

/** The configuration of the whole site. Throws `StartupError` that lists every bad value. */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const given = readVariables(variables, environment);
  // Remotes' server code runs in this process: it must find neither secrets nor the way to the database.
  for (const name of ['DATABASE_URL', 'SECRET_KEY', 'PEPPER']) delete process.env[name];
  return {
    port: given.PORT,
    host: given.HOST,
    dataDir: resolve(given.DATA_DIR),
    registry: /^https?:/.test(given.REMOTES) ? given.REMOTES : resolve(given.REMOTES),
    publicUrl: new URL(given.PUBLIC_URL ?? `http://localhost:${given.PORT}`).origin,
    logLevel: given.LOG_LEVEL,
    isDeployment: given.DEPLOY === 'production',
    apiUrl: given.API_URL,
    databaseUrl: given.DATABASE_URL,
    demo: wantsDemo(given),
    secrets: () => loadSecrets(given, given.DATA_DIR),
  };
}

export type Config = ReturnType<typeof readConfig>;
