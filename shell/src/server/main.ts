import fastify, { type FastifyInstance } from 'fastify';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { demoLogins } from '@university/api/demo';
import { identity } from '@university/shared/identity';
import { StartupError, listen, operation, serverOptions } from '@university/web';
import { openApi } from './api-access';
import { readConfig, type Config } from './config';
import { readRegistry } from './releases/registry';
import { Releases } from './releases/releases';
import { readShellBuild } from './shell-build';
import { addRoutes } from './web';

/** Starts the whole site: configuration, remotes, API, web server. */
async function start(): Promise<FastifyInstance> {
  const config = readConfig(process.env);
  const registry = await readRegistry(config.registry, config.isDeployment);
  mkdirSync(config.dataDir, { recursive: true });
  const web = fastify(serverOptions({ logLevel: config.logLevel }));
  const api = await openApi(config, web.log);
  web.addHook('onClose', () => api.close());
  try {
    const dist = join(import.meta.dirname, '..');
    const shell = readShellBuild(dist);
    const releases = new Releases(registry, shell.provides, join(config.dataDir, 'releases'), web.log);
    await releases.current();
    await web.register(operation, { metricsToken: config.metricsToken, probes: api.probes });
    const { publicUrl, previewOrigins, metricsToken, savesPages } = config;
    const asked = { publicUrl, previewOrigins, metricsToken, savesPages };
    await addRoutes(web, { shell, dist, registry, releases, api, ...asked });
    await listen(web, config);
    api.startJobs();
  } catch (error) {
    await web.close();
    throw error;
  }
  announce(config, api.logins);
  return web;
}

/** Prints where the site is and, for the demonstration, who can sign in. */
function announce({ publicUrl, databaseUrl, apiUrl, dataDir }: Config, logins: typeof demoLogins | null): void {
  const data = apiUrl
    ? `the API at ${apiUrl}`
    : databaseUrl
      ? 'PostgreSQL'
      : `an embedded database in ${dataDir} (one machine, for trial use)`;
  const lines = [`${identity.name}: ${publicUrl}`, `Data: ${data}`];
  if (logins) {
    lines.push(
      '',
      'Demonstration logins (invented people, never loaded in deployment)',
      `  Staff: ${publicUrl}/admin-login`,
    );
    for (const { role, email, password } of logins.staff)
      lines.push(`    ${role.padEnd(11)} ${email.padEnd(28)} ${password}`);
    lines.push(`  Applicants: ${publicUrl}/admission/result?category=diploma (e-mail and date of birth)`);
    for (const { email, birthDate, track, round, outcome, status, formNumber } of logins.applicants) {
      lines.push(
        `    ${`${track} ${round}`.padEnd(11)} ${email.padEnd(34)} ${birthDate}  ${formNumber}  ${status ?? outcome}`,
      );
    }
  }
  console.log(`\n${lines.join('\n')}\n`);
}

try {
  const web = await start();
  // `close` stops taking connections and finishes what has begun.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void web.close());
} catch (error) {
  process.exitCode = 1;
  console.error(error instanceof StartupError ? error.message : error);
}
