import fastify from 'fastify';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { demoLogins } from '@university/api/demo';
import { type SiteIdentity, UNNAMED } from '@university/shared/identity';
import type { Language } from '@university/shared/language';
import {
  listen,
  operation,
  QUEUE,
  RequestQueue,
  runProgram,
  serverOptions,
  startTracing,
  stopOnSignals,
  stopTracing,
} from '@university/web';
import { openApi } from './api-access';
import { PROVIDED_NAMES } from '../renderer/provided-names';
import type { ShellBuild } from '../renderer/shell-build';
import { readConfig, type Config } from './config';
import type { TakeOut } from './releases/release';
import { readRegistry, watchRegistry } from './releases/registry';
import { Releases } from './releases/releases';
import { SeenErrors } from './monitoring/seen-errors';
import { noteOnServer } from './monitoring/server-errors';
import { type Fault, type OpenRenderers, openRenderers } from './renderers/open-renderers';
import { openWhenAsked } from './renderers/open-when-asked';
import { readShellBuilds, shellsIn } from './shell-build';
import type { Lifted } from './site-state/routes';
import { addRoutes } from './web';

/** Starts the whole site: configuration, remotes, API, web server. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  await startTracing(process.env, 'university-site');
  const registry = await readRegistry(config.registry, config.isDeployment);
  mkdirSync(config.dataDir, { recursive: true });
  const web = fastify(serverOptions(config));
  web.addHook('onClose', () => stopTracing());
  const dist = join(import.meta.dirname, '..');
  const shells = shellsIn(config.languages, readShellBuilds(dist));
  const { publicUrl, previewOrigins, metricsToken, savesPages, purge, isProxy } = config;
  try {
    const seen = new SeenErrors();
    const faulted = (fault: Fault) => noteOnServer(seen, fault);
    const api = await openApi(config, web.log);
    web.addHook('onClose', () => api.close());
    const identity = await api.identity().catch(() => UNNAMED);
    const openIn = (language: Language, identity: SiteIdentity) =>
      openRenderers({
        file: join(import.meta.dirname, `renderer${language === 'en' ? '' : `.${language}`}.cjs`),
        identity,
        count: config.renderers,
        shell: shells[language] as ShellBuild,
        publicUrl,
        dataDeadline: config.dataDeadline,
        log: web.log,
        faulted,
      });
    const rendering = await openIn('en', identity);
    const renderings: Pick<OpenRenderers, 'keep'>[] = [rendering];
    web.addHook('onClose', () => rendering.close());
    const releases = new Releases({
      provides: shells.en.provides,
      names: PROVIDED_NAMES,
      folder: join(config.dataDir, 'releases'),
      artefact: join(dist, '../..'),
      log: web.log,
      inspect: rendering.inspect,
      changed: (keys) => {
        for (const each of renderings) each.keep(keys);
      },
    });
    const takeOut: TakeOut = async (release, reason) => {
      const team = await releases.exclude(release, reason);
      const { name: remote, version } = release.manifest;
      if (team) await api.tellTeam?.(team, { remote, version, reason });
    };
    rendering.exclude = takeOut;
    const renderingIn = (language: Language) => {
      if (language === 'en') return rendering;
      const other = openWhenAsked(async () => {
        const opened = await openIn(language, await api.identity(undefined, language));
        opened.exclude = takeOut;
        return opened;
      });
      renderings.push(other);
      web.addHook('onClose', () => other.close());
      return other;
    };
    web.addHook('onClose', async () => releases.stop());
    await releases.follow(registry);
    const stopWatching = watchRegistry(registry, {
      location: config.registry,
      mustBeSigned: config.isDeployment,
      log: web.log,
      onChange: (entries) => releases.follow(entries),
    });
    web.addHook('onClose', async () => stopWatching());
    const needs = {
      ...api.needs,
      renderers: async () => {
        await rendering.ready();
        return null;
      },
      remotes: async () => releases.obstacle(),
    };
    const impairments = { areas: async () => releases.setApart() };
    await web.register(operation, { metricsToken, probes: api.probes, needs, impairments, isProxy });
    const asked = { publicUrl, previewOrigins, metricsToken, savesPages, purge, secret: config.api.SECRET_KEY };
    const turns = new RequestQueue({ ...QUEUE, atOnce: QUEUE.atOnce * config.renderers });
    const lifted = async (release: Lifted) => api.noteLifted?.(release);
    await addRoutes(web, { shells, dist, releases, takeOut, lifted, seen, api, renderingIn, turns, ...asked });
    await listen(web, config);
    api.startJobs();
    announce(config, identity.name, api.logins);
    stopOnSignals(web, config.drain);
  } catch (error) {
    await web.close();
    throw error;
  }
}

/** Prints where the site is and, for the demonstration, who can sign in. */
function announce(
  { publicUrl, databaseUrl, apiUrl, dataDir }: Config,
  name: string,
  logins: typeof demoLogins | null,
): void {
  const data = apiUrl
    ? `the API at ${apiUrl}`
    : databaseUrl
      ? 'PostgreSQL'
      : `an embedded database in ${dataDir} (one machine, for trial use)`;
  const lines = [`${name}: ${publicUrl}`, `Data: ${data}`];
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

void runProgram(start);
