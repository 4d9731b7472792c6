import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiRules, apiVariables } from '@university/api/variables';
import { readVariables } from '@university/web';
import { z } from 'zod';

export const ROOT = join(__dirname, '../..');
export const DEPLOY = join(ROOT, 'deploy');

/** A file of `deploy`. */
export const read = (file: string): string => readFileSync(join(DEPLOY, file), 'utf8');

const SECRET = 'made-with-openssl-rand-for-this-test-alone';
const GIVEN: Record<string, string> = {
  DOMAIN: 'www.university.example',
  DATABASE_URL: 'postgres://university@database/university',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'no-reply@university.example',
};

/** What an operator fills in, by its name. */
export const filledIn = (name: string): string => GIVEN[name] ?? SECRET;

/** The variables of a process in the image, as it reads them. @throws what it would say at its start */
export const start = (environment: Record<string, string>) =>
  readVariables(apiVariables.extend({ API_URL: z.url().optional() }).check(apiRules), {
    HOST: '0.0.0.0',
    DATA_DIR: '/data',
    ...environment,
  });
