import type { FastifyBaseLogger } from 'fastify';
import type { Counters } from './counters';
import type { Database } from './database/database';
import type { FileStorage } from './files';
import type { MailSettings } from './mail/settings';

/** What the domains work with; made once in api.ts. */
export interface Services {
  db: Database;
  /** The server's clock. Decisions, sessions and throttles count by it, so that tests can set it. */
  now: () => Date;
  /** Absolute path of the folder that holds the database and the uploads. */
  dataDir: string;
  /** Where uploads are kept. */
  files: FileStorage;
  /** Largest notice file, bytes. */
  noticeFileLimit: number;
  mail: MailSettings;
  /** Origin of the site as people reach it, without a slash at its end. */
  publicUrl: string;
  secretKey: string;
  pepper: string;
  counters: Counters;
  log: FastifyBaseLogger;
  /** To be called after public data changed. */
  changed: () => void;
}
