/** What can be wrong with the API's part of a configuration whose variables are right by themselves. */
import { s3Settings } from '../options';
import type { ApiVariables } from '../variables';
import { checkEmbedded, checkPostgres } from './database';
import { checkBucket } from './files';
import { type Finding, findings, warning } from './finding';
import { checkIssuer, checkSmtp } from './outside';

export { error, type Finding, findings, ok, reasonOf, warning } from './finding';
export { checkDataFolder } from './files';

/** Asks all that the API would use. Makes no secrets and changes no data; a bucket has a file for a moment. */
export async function checkApi(config: ApiVariables): Promise<Finding[]> {
  const { DATABASE_URL, DATA_DIR, SMTP_URL, OIDC_ISSUER, DEPLOY } = config;
  const s3 = s3Settings(config);
  const found = await Promise.all([
    findings('DATABASE_URL', () =>
      DATABASE_URL ? checkPostgres(DATABASE_URL, DEPLOY === 'production') : checkEmbedded(DATA_DIR),
    ),
    s3 ? findings('S3_BUCKET', () => checkBucket(s3)) : [],
    findings('SMTP_URL', async () =>
      SMTP_URL
        ? checkSmtp(SMTP_URL)
        : warning('Not set: mail is written to files in DATA_DIR/outbox, and reaches nobody.'),
    ),
    OIDC_ISSUER ? findings('OIDC_ISSUER', () => checkIssuer(OIDC_ISSUER)) : [],
    findings('SECRET_KEY', async () => secrets(config)),
  ]);
  return found.flat();
}

function secrets({ SECRET_KEY, PEPPER, DATABASE_URL }: ApiVariables) {
  if (SECRET_KEY && PEPPER) return [];
  const many = DATABASE_URL ? ' Other processes on this database would have others.' : '';
  return warning(`SECRET_KEY or PEPPER is not set: DATA_DIR/secrets.json has, or will have, generated ones.${many}`);
}
