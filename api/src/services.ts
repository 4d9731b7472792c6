import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './database/database';

/** What the domains work with; made once in api.ts. */
export interface Services {
  db: Database;
  /** The server's clock. Decisions, sessions and throttles count by it, so that tests can set it. */
  now: () => Date;
  /** Absolute path of the folder that holds the database and the uploads. */
  dataDir: string;
  /** Largest notice file, bytes. */
  noticeFileLimit: number;
  secretKey: string;
  pepper: string;
  log: FastifyBaseLogger;
  /** To be called after public data changed. */
  changed: () => void;
}
