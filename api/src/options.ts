import type { ApiOptions } from './api';
import type { S3Settings } from './platform/files';
import type { MailSettings } from './platform/mail/settings';
import { loadSecrets } from './platform/secrets';
import { singleSignOnSettings } from './platform/single-sign-on';
import { wantsDemo, type ApiVariables } from './variables';

/** Creates secrets in DATA_DIR if they are not given. */
export function apiOptions(given: ApiVariables): Omit<ApiOptions, 'logger'> {
  const publicUrl = given.PUBLIC_URL && new URL(given.PUBLIC_URL).origin;
  return {
    databaseUrl: given.DATABASE_URL,
    databaseDirectUrl: given.DATABASE_DIRECT_URL,
    dataDir: given.DATA_DIR,
    demo: wantsDemo(given),
    deployed: given.DEPLOY === 'production',
    allowsNewerSchema: given.SCHEMA_NEWER === 'allow',
    s3: s3Settings(given),
    singleSignOn: singleSignOnSettings(given),
    publicUrl,
    corsOrigins: given.CORS_ORIGINS,
    siteKey: given.SITE_KEY,
    mail: { ...mailOptions(given), ...(publicUrl && { siteUrl: publicUrl }) },
    ...loadSecrets(given, given.DATA_DIR),
  };
}

export function mailOptions({ SMTP_URL, MAIL_FROM, MAIL_RATE }: ApiVariables): Partial<MailSettings> {
  return { smtpUrl: SMTP_URL, perMinute: MAIL_RATE, ...(MAIL_FROM && { from: MAIL_FROM }) };
}

/** Removes the credentials from `process.env`. */
export function s3Settings(variables: ApiVariables): S3Settings | undefined {
  delete process.env.S3_ACCESS_KEY_ID;
  delete process.env.S3_SECRET_ACCESS_KEY;
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint } = variables;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = variables;
  if (!bucket || !region || !endpoint || !accessKeyId || !secretAccessKey) return undefined;
  return { bucket, region, endpoint, accessKeyId, secretAccessKey };
}
