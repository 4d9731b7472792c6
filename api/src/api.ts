import path from 'node:path';
import { type DataKind, NOTICE_FILE_LIMIT, versionOf, type VisitCount } from '@university/shared/contract';
import { type Probes, StartupError } from '@university/web';
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import { recordStart, refusalOf } from './domains/audit/server-events';
import { readPreview } from './domains/documents/draft-routes';
import { addVisits } from './domains/health/visits';
import { EventCounter, securityEvent } from './platform/audit/write';
import { Counters, probesOf } from './platform/probes';
import { ensureFolder } from './platform/data-folder';
import { DataVersion, readDataState } from './platform/data-version';
import type { Database } from './platform/database/database';
import { openDatabase } from './platform/database/open';
import { OFFSET_FOUND, readCalendarOffset } from './platform/calendar-offset';
import { sharedClock } from './platform/database/shared-clock';
import { openKeys } from './platform/keys';
import { openStorage, type S3Settings } from './platform/files';
import { sweepAtStart } from './platform/files/sweep';
import { authenticator } from './access';
import { apiPlugin } from './platform/http/plugin';
import { directPort, type PublicReads, type Route } from './platform/http/route';
import { ReadCache } from './platform/http/read-cache';
import { IsolatedWork, LIMITS } from './platform/isolated/isolated-work';
import { JOBS } from './jobs';
import { JobRunner } from './platform/jobs';
import { defaultMail, type MailSettings } from './platform/mail/settings';
import { queueMail } from './platform/mail/queue';
import { DOCUMENTS } from './platform/openapi/document';
import { type ReleaseOut, releaseOut } from './platform/mail/texts';
import { resource } from './platform/resources';
import { hindi } from './domains/translations/translations';
import { allRoutes, previews } from './routes';
import type { Services } from './platform/services';
import type { SingleSignOnSettings } from './platform/single-sign-on';

export interface ApiOptions {
  databaseUrl?: string;
  /** PostgreSQL itself, if `databaseUrl` is a pooler. */
  databaseDirectUrl?: string;
  dataDir: string;
  demo: boolean;
  /** DEPLOY=production */
  deployed?: boolean;
  allowsNewerSchema?: boolean;
  secretKey: string;
  /** Of an installation from before 2.1. */
  pepper?: string;
  logger: FastifyBaseLogger;
  /** The database's by default; a given clock also dates the demonstration. */
  now?: () => Date;
  /** The machine's clock, epoch milliseconds. */
  system?: () => number;
  noticeFileLimit?: number;
  s3?: S3Settings;
  mail?: Partial<MailSettings>;
  siteKey?: string;
  singleSignOn?: SingleSignOnSettings;
  /** Origin for printed addresses; http://localhost:3000 by default. */
  publicUrl?: string;
  corsOrigins?: readonly string[];
  migrationsFolder?: string;
}

export interface Api {
  plugin: FastifyPluginAsync;
  port: PublicReads;
  isPreview(token: string): boolean;
  database: 'embedded' | 'postgres';
  /** For commands and tests. */
  db: Database;
  seeded: boolean;
  /** Changes with the public data; null while unknown. */
  dataVersion(): Promise<string | null>;
  probes: Probes;
  /** Mails the team of a remote whose release was taken out of use. */
  tellTeam(to: string, news: ReleaseOut): Promise<void>;
  /** Audits that an admin allowed a release again. */
  noteLifted(lifted: { remote: string; version: string; by?: string; address: string }): Promise<void>;
  addVisits(visits: readonly VisitCount[]): Promise<void>;
  jobs: JobRunner;
  /** Stop the server first. */
  close(): Promise<void>;
}

/** Opens and migrates the database and makes all routes. @throws StartupError */
export async function buildApi(options: ApiOptions): Promise<Api> {
  const { databaseUrl, databaseDirectUrl, logger: log, system = Date.now, secretKey, pepper } = options;
  const dataDir = path.resolve(options.dataDir);
  ensureFolder(dataDir);
  const migrationsFolder = options.migrationsFolder ?? resource('drizzle');
  const onError = (error: Error) => log.error({ err: error }, 'api failure outside a request');
  const files = await openStorage({ dataDir, s3: options.s3 });
  const onNewerSchema = options.allowsNewerSchema
    ? () => log.warn('the database belongs to a later version of the site, which SCHEMA_NEWER allows')
    : undefined;
  const database = await openDatabase({ databaseUrl, databaseDirectUrl, dataDir, onError, onNewerSchema });
  const read = database.readClock;
  const shared = read && !options.now ? await sharedClock({ read, system, onError }) : undefined;
  const clock = options.now ?? shared?.now ?? (() => new Date(system()));
  let offset = 0;
  const calendar = () => new Date(clock().getTime() + offset);
  const data = new DataVersion((at) => readDataState(database.db, at));
  const version = () => data.at(calendar());
  const subReads = new Map<string, ReadCache<unknown>>();
  let routes: Route[] = [];
  let seeded = false;
  const tally = new EventCounter();
  const services: Services = {
    db: database.db,
    clock,
    calendar,
    calendarOffset: () => offset,
    dataDir,
    files,
    isolated: new IsolatedWork(),
    isolatedForStrangers: new IsolatedWork(),
    paperTexts: new IsolatedWork({ limits: LIMITS.texts }),
    pictures: new IsolatedWork({ limits: LIMITS.pictures }),
    seats: new IsolatedWork({ limits: LIMITS.seats }),
    mail: { ...defaultMail, ...options.mail },
    publicUrl: options.publicUrl ?? 'http://localhost:3000',
    isDeployed: options.deployed ?? false,
    singleSignOn: options.singleSignOn,
    secretKey: '',
    pepper: '',
    siteKey: options.siteKey,
    counters: new Counters((name) => {
      if (name === 'date_spray_alarms') tally.add({ action: 'spray-alarm', subject: 'call:signInToResult' });
    }),
    tally,
    log,
    noticeFileLimit: options.noticeFileLimit ?? NOTICE_FILE_LIMIT,
    changed: () => data.changed(),
    shared: async <T>(name: string, kinds: readonly DataKind[], make: () => Promise<T>) => {
      const cache = subReads.get(name) ?? new ReadCache();
      subReads.set(name, cache);
      return cache.get(name, versionOf(await version(), kinds), make) as Promise<T>;
    },
  };
  try {
    await database.prepare(migrationsFolder, async (db) => {
      Object.assign(services, await openKeys(db, { secretKey, pepper }));
      if (options.demo) seeded = await (await import('../demo/seed')).seedDemo({ ...services, db }, options.now?.());
    });
    offset = await readCalendarOffset(database.db);
    if (options.deployed && offset !== 0) throw new StartupError(OFFSET_FOUND);
    if (options.deployed && !options.demo) {
      const { accountsWithDemoPassword, demoPasswordsFound, dropDemoPasswords } = await import('../demo/passwords');
      await dropDemoPasswords(database.db);
      const emails = await accountsWithDemoPassword(database.db);
      if (emails.length > 0) throw new StartupError(demoPasswordsFound(emails));
    }
    await recordStart(services, options);
    await sweepAtStart(services, database.kind);
    routes = allRoutes(services, version);
    await database.listen?.(data);
  } catch (error) {
    shared?.stop();
    await database.close();
    throw error;
  }
  const jobs = new JobRunner(JOBS, services);
  const previewed = previews(services);
  return {
    plugin: apiPlugin({
      routes,
      authenticate: authenticator(services),
      fileLimit: services.noticeFileLimit,
      version,
      origins: options.corsOrigins ?? [],
      documents: DOCUMENTS,
      changed: () => data.changed(),
      counters: services.counters,
      translator: hindi(services),
      previewed,
      onAnswered: (name, status, request) => {
        const refusal = refusalOf(name, status, request);
        if (refusal) tally.add(refusal);
      },
    }),
    port: directPort(routes, version, onError, previewed),
    isPreview: (token) => readPreview(services, token) !== null,
    jobs,
    tellTeam: async (to, news) => void (await queueMail(database.db, { ...releaseOut(news), to, at: clock() })),
    noteLifted: ({ remote, version, by, address }) =>
      securityEvent(database.db, {
        at: clock(),
        actor: by ? `staff:${by}` : 'anybody',
        action: 'lift-release',
        subject: `release:${remote}`,
        detail: { remote, version },
        address,
      }),
    addVisits: (visits) => addVisits(services, visits),
    probes: probesOf(services),
    database: database.kind,
    db: database.db,
    seeded,
    dataVersion: version,
    close: async () => {
      shared?.stop();
      await jobs.stop();
      services.isolated.close();
      services.isolatedForStrangers.close();
      services.paperTexts.close();
      services.pictures.close();
      services.seats.close();
      await tally.write(database.db, clock()).catch(onError);
      await database.close();
    },
  };
}
