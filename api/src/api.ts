import path from 'node:path';
import { NOTICE_FILE_LIMIT } from '@university/shared/contract';
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import { allotmentRoutes } from './allotment/routes';
import { campusRoutes } from './campuses/routes';
import { ensureFolder } from './data-folder';
import { openDatabase } from './database/open';
import { seedDemo } from './demo/seed';
import { departmentRoutes } from './departments/routes';
import { facultyRoutes } from './faculty/routes';
import { authenticator } from './http/access';
import { apiPlugin } from './http/plugin';
import { directPort, type ApiPort } from './http/port';
import { noticeRoutes } from './notices/routes';
import { prepareFiles } from './notices/files';
import { programRoutes } from './programs/routes';
import { resource } from './resources';
import type { Services } from './services';
import { staffRoutes } from './staff/routes';

export interface ApiOptions {
  /** PostgreSQL; without it the embedded database in `dataDir`. */
  databaseUrl?: string;
  dataDir: string;
  /** Load demonstration data when the database is empty. */
  demo: boolean;
  secretKey: string;
  pepper: string;
  logger: FastifyBaseLogger;
  /** The clock; the real one by default. */
  now?: () => Date;
  /** Bytes; the contract's limit by default. */
  noticeFileLimit?: number;
  /** Folder of the SQL migrations; looked for by default. */
  migrationsFolder?: string;
}

export interface Api {
  /** All routes, to be registered under `/api/v1`. */
  plugin: FastifyPluginAsync;
  /** Public reads without HTTP. */
  port: ApiPort;
  database: 'embedded' | 'postgres';
  /** Whether this start loaded the demonstration data. */
  seeded: boolean;
  /** Grows whenever public data changes. */
  dataVersion(): number;
  /** Calls `listener` after public data changed. @returns a function that stops it */
  onChange(listener: () => void): () => void;
  /** Ends the database; stop the server first. */
  close(): Promise<void>;
}

const DOMAINS = [
  facultyRoutes,
  departmentRoutes,
  programRoutes,
  campusRoutes,
  noticeRoutes,
  staffRoutes,
  allotmentRoutes,
];

/**
 * Opens the database, brings it up to date and makes all routes.
 * @throws StartupError for what the person who starts it can put right
 */
export async function buildApi(options: ApiOptions): Promise<Api> {
  const { databaseUrl, logger: log, now = () => new Date(), secretKey, pepper } = options;
  const dataDir = path.resolve(options.dataDir);
  ensureFolder(dataDir);
  const migrationsFolder = options.migrationsFolder ?? resource('drizzle');
  const onError = (error: Error) => log.error({ err: error }, 'api failure outside a request');
  const database = await openDatabase({ databaseUrl, dataDir, onError });
  const listeners = new Set<() => void>();
  let version = 1;
  let seeded = false;
  const services: Services = {
    db: database.db,
    now,
    dataDir,
    secretKey,
    pepper,
    log,
    noticeFileLimit: options.noticeFileLimit ?? NOTICE_FILE_LIMIT,
    changed: () => {
      version++;
      for (const listener of listeners) listener();
    },
  };
  try {
    await prepareFiles(dataDir);
    await database.prepare(migrationsFolder, async (db) => {
      if (options.demo) seeded = await seedDemo({ ...services, db });
    });
  } catch (error) {
    await database.close();
    throw error;
  }
  const routes = DOMAINS.flatMap((domain) => domain(services));
  return {
    plugin: apiPlugin(routes, authenticator(services), services.noticeFileLimit),
    port: directPort(routes, onError),
    database: database.kind,
    seeded,
    dataVersion: () => version,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => database.close(),
  };
}
