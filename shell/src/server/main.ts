import fastify, { type FastifyInstance } from 'fastify';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { demoLogins } from '@university/api/demo';
import { UNNAMED } from '@university/shared/identity';
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
import { PROVIDED_NAMES, readShellBuilds, shellsIn } from './shell-build';
import type { ShellBuild } from '../renderer/shell-build';
import { readConfig, type Config } from './config';
import type { QuarantineRelease } from './releases/release';
import { readRegistry, watchRegistry } from './releases/registry';
import { Releases } from './releases/releases';
import { noteOnServer, SeenErrors } from './monitoring/seen-errors';
import { CpuShortage } from './renderers/control-group';
import { type Fault, type OpenRenderers, openRenderers } from './renderers/open-renderers';
import { strongestSandbox } from './renderers/renderer-process';
import type { Lifted } from './site-state/routes';
import { addRoutes } from './web';

async function start(): Promise<void> {
  const config = readConfig(process.env);
  await startTracing(process.env, 'university-site');
  const registry = await readRegistry(config.registry, config.isDeployment);
  mkdirSync(config.dataDir, { recursive: true });
  const web = fastify(serverOptions(config));
  web.addHook('onClose', () => stopTracing());
  const dist = join(import.meta.dirname, '..');
  const shells = shellsIn(config.languages, readShellBuilds(dist));
  const { publicUrl, metricsToken, isProxy } = config;
  try {
    const seen = new SeenErrors();
    const faulted = (fault: Fault) => noteOnServer(seen, fault);
    const api = await openApi(config, web.log);
    web.addHook('onClose', () => api.close());
    const start = await strongestSandbox();
    web.log.info({ renderers: config.renderers, guards: start.guards }, 'remotes’ server code runs behind guards');
    const shortage = new CpuShortage();
    const quarantine: QuarantineRelease = async (release, reason) => {
      const team = await releases.quarantine(release, reason);
      const { name: remote, version } = release.manifest;
      if (team) await api.tellTeam?.(team, { remote, version, reason });
    };
    const openIn = async (language: Language) =>
      openRenderers({
        file: join(import.meta.dirname, `renderer${language === 'en' ? '' : `.${language}`}.cjs`),
        identity: await api.identity(undefined, language).catch(() => UNNAMED),
        count: config.renderers,
        shell: shells[language] as ShellBuild,
        publicUrl,
        dataDeadline: config.dataDeadline,
        start,
        lacksCpu: () => shortage.isNow,
        log: web.log,
        faulted,
        quarantine,
      });
    const languages = Object.keys(shells) as Language[];
    const opened = await Promise.all(languages.map(async (language) => [language, await openIn(language)] as const));
    const renderings = new Map(opened);
    const renderingIn = (language: Language) => renderings.get(language) as OpenRenderers;
    const rendering = renderingIn('en');
    // Other languages start with their first request.
    rendering.ready().catch(() => {});
    web.addHook('onClose', async () => {
      for (const each of renderings.values()) each.close();
    });
    const releases = new Releases({
      provides: shells.en.provides,
      names: PROVIDED_NAMES,
      folder: join(config.dataDir, 'releases'),
      artefact: join(dist, '../..'),
      log: web.log,
      inspect: rendering.inspect,
      changed: (keys) => {
        for (const each of renderings.values()) each.keep(keys);
      },
    });
    web.addHook('onClose', async () => releases.stop());
    await releases.follow(registry);
    const stopWatching = watchRegistry(registry, {
      location: config.registry,
      mustBeSigned: config.isDeployment,
      log: web.log,
      onChange: (entries) => releases.follow(entries),
    });
    web.addHook('onClose', async () => stopWatching());
    let isWarm = false;
    const needs = {
      ...api.needs,
      renderers: async () => {
        await rendering.ready();
        return null;
      },
      remotes: async () => releases.missingReleases(),
      ...(config.isDeployment && { pages: async () => (isWarm ? null : 'the first pages are being rendered') }),
    };
    const impairments = { areas: async () => releases.quarantinedNow() };
    await web.register(operation, { metricsToken, probes: api.probes, needs, impairments, isProxy });
    const turns = new RequestQueue({ ...QUEUE, atOnce: QUEUE.atOnce * config.renderers });
    const lifted = async (release: Lifted) => api.noteLifted?.(release);
    await addRoutes(web, { shells, dist, releases, quarantine, lifted, seen, api, renderingIn, turns, config });
    await listen(web, config);
    if (config.isDeployment)
      void warmUp(web).then(() => {
        isWarm = true;
      });
    api.startJobs();
    if (!config.isDeployment) announce(config, (await api.identity().catch(() => UNNAMED)).name, api.logins);
    stopOnSignals(web, config.drain);
  } catch (error) {
    await web.close();
    throw error;
  }
}

/** Rendered before a new process reports ready. */
const FIRST_PAGES = ['/', '/courses', '/admission', '/notices', '/admission/result'];

/** This user agent is not counted as a visit. */
const warmUp = (web: FastifyInstance) =>
  Promise.allSettled(FIRST_PAGES.map((url) => web.inject({ url, headers: { 'user-agent': 'node' } })));

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

void runProgram(start, process.env.DEPLOY === 'production');
