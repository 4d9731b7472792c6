import type { DataKind } from '@university/shared/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { EventCounter } from './audit/write';
import type { Counters } from './probes';
import type { Database } from './database/database';
import type { FileStorage } from './files/storage';
import type { IsolatedWork } from './isolated/isolated-work';
import type { MailSettings } from './mail/settings';
import type { SingleSignOnSettings } from './single-sign-on';

/** Shared by all domains; made in api.ts. */
export interface Services {
  db: Database;
  /** Real time by the database's clock: sessions, throttles, codes, mail, audit, jobs. */
  clock: () => Date;
  /**
   * Time of publications, windows and dates that people read; differs from `clock` in a demonstration. Never compare
   * both.
   */
  calendar: () => Date;
  /** Milliseconds from the clock to the calendar. */
  calendarOffset: () => number;
  dataDir: string;
  files: FileStorage;
  /** Inspects staff uploads. */
  isolated: IsolatedWork;
  /** Inspects public uploads, in a separate queue. */
  isolatedForStrangers: IsolatedWork;
  paperTexts: IsolatedWork;
  pictures: IsolatedWork;
  seats: IsolatedWork;
  noticeFileLimit: number;
  mail: MailSettings;
  /** Public origin, without a trailing slash. */
  publicUrl: string;
  isDeployed: boolean;
  singleSignOn: SingleSignOnSettings | undefined;
  secretKey: string;
  /** Authenticates the site's server, where it is another process and counts visits. */
  siteKey: string | undefined;
  pepper: string;
  counters: Counters;
  /** Counts repeatable security events for the audit log. */
  tally: EventCounter;
  log: FastifyBaseLogger;
  /** Invalidates public data after a job; staff calls do so themselves. */
  changed: () => void;
  /** Caches what several public reads use, for one version of its kinds. */
  shared: <T>(name: string, kinds: readonly DataKind[], make: () => Promise<T>) => Promise<T>;
}
