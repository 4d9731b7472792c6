import { createTransport } from 'nodemailer';
import { s3Settings } from '../options';
import type { ApiVariables } from '../variables';
import { checkEmbedded, checkPostgres } from './database';
import { checkBucket } from './files';
import { error, type Finding, findings, ok, reasonOf, warning } from './finding';

export { error, type Finding, findings, ok, reasonOf, warning } from './finding';
export { checkDataFolder } from './files';
export { checkInUse } from './in-use';

/** Creates no secrets and changes no data; writes a temporary file to the bucket. */
export async function checkApi(config: ApiVariables): Promise<Finding[]> {
  const { DATABASE_URL, DATA_DIR, SMTP_URL, OIDC_ISSUER, DEPLOY } = config;
  const s3 = s3Settings(config);
  const found = await Promise.all([
    findings('DATABASE_URL', () => (DATABASE_URL ? checkPostgres(DATABASE_URL, config) : checkEmbedded(DATA_DIR))),
    s3 ? findings('S3_BUCKET', () => checkBucket(s3)) : [],
    findings('SMTP_URL', async () =>
      SMTP_URL
        ? checkSmtp(SMTP_URL)
        : (DEPLOY === 'production' ? error : warning)(
            'Not set: mail is written to files in DATA_DIR/outbox, and reaches nobody.',
          ),
    ),
    OIDC_ISSUER ? findings('OIDC_ISSUER', () => checkIssuer(OIDC_ISSUER)) : [],
    findings('SECRET_KEY', async () => secrets(config)),
    findings('DEPLOY', async () => trialOf(config)),
  ]);
  return found.flat();
}

function secrets({ SECRET_KEY, DATABASE_URL }: ApiVariables) {
  if (SECRET_KEY) return [];
  const many = DATABASE_URL ? ' Other processes on this database would have another.' : '';
  return warning(`Not set: DATA_DIR/secrets.json has, or will have, a generated one.${many}`);
}

/** A trial that is publicly reachable. */
const trialOf = ({ DEPLOY, PUBLIC_URL }: ApiVariables) =>
  DEPLOY !== 'production' && PUBLIC_URL?.startsWith('https:')
    ? warning('Not set to production, though PUBLIC_URL is https: this is a trial, with what deployment forbids.')
    : [];

const TIMEOUT = 10_000;

/** Sends nothing. */
async function checkSmtp(url: string) {
  const { host } = new URL(url);
  const timeouts = { connectionTimeout: TIMEOUT, greetingTimeout: TIMEOUT, socketTimeout: TIMEOUT };
  const transport = createTransport({ url, ...timeouts });
  try {
    await transport.verify();
    return ok(`The mail server ${host} takes us.`);
  } catch (cause) {
    return error(`The mail server ${host} does not take us (${reasonOf(cause)}).`);
  } finally {
    transport.close();
  }
}

async function checkIssuer(issuer: string) {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT) });
    return answer.ok ? ok(`${issuer} answers.`) : error(`${address} answers ${answer.status}.`);
  } catch (cause) {
    return error(`${address} does not answer (${reasonOf(cause)}).`);
  }
}
