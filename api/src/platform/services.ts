import type { DataKind } from '@university/shared/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { EventCounter } from './audit/write';
import type { Counters } from './probes';
import type { Database } from './database/database';
import type { FileStorage } from './files/storage';
import type { IsolatedWork } from './isolated/isolated-work';
import type { MailSettings } from './mail/settings';
import type { SingleSignOnSettings } from './single-sign-on';

/** What the domains work with; made once in api.ts. */
export interface Services {
  db: Database;
  /** Real time, by the clock of the database, so that all processes agree: sessions, throttles, codes, mail, the audit log, jobs. */
  clock: () => Date;
  /**
   * The time of the season: what is published, open and due, and every date that people read. It is `clock()`, but for a
   * demonstration, which plays in a year of its own. What was written by the one is never compared with the other.
   */
  calendar: () => Date;
  /** Milliseconds from the clock to the calendar; other than 0 only in a demonstration. */
  calendarOffset: () => number;
  /** Absolute path of the folder that holds the database and the uploads. */
  dataDir: string;
  /** Where uploads are stored. */
  files: FileStorage;
  /** Reads what staff send, apart from this process. */
  isolated: IsolatedWork;
  /** The same for strangers, whose files make no staff wait. */
  isolatedForStrangers: IsolatedWork;
  /** Reads the texts of papers, for searches, apart from this process. */
  paperTexts: IsolatedWork;
  /** Renders the pictures that staff upload, apart from this process and from the rest. */
  pictures: IsolatedWork;
  /** Largest notice file, bytes. */
  noticeFileLimit: number;
  mail: MailSettings;
  /** Origin of the site as people reach it, without a slash at its end. */
  publicUrl: string;
  /** DEPLOY=production: what is at stake is real. */
  isDeployed: boolean;
  /** Undefined: there is none. */
  singleSignOn: SingleSignOnSettings | undefined;
  secretKey: string;
  /** By which the server of the site is known; undefined where both are one process, or no visits are counted. */
  siteKey: string | undefined;
  pepper: string;
  counters: Counters;
  /** Counts security events that strangers can bring about, for the audit log. */
  tally: EventCounter;
  log: FastifyBaseLogger;
  /** Of the public data, by a job: pages and answers made before are not shown again. Calls of staff say so by themselves. */
  changed: () => void;
  /** What several public reads are made from, by its name: made once in a version of the kinds of data that it is made of. */
  shared: <T>(name: string, kinds: readonly DataKind[], make: () => Promise<T>) => Promise<T>;
}
