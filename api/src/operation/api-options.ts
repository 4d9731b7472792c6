import type { ApiOptions } from '../api';
import { mailOptions, s3Settings, wantsDemo } from '../config';
import { loadSecrets } from '../secrets';
import type { ServerVariables } from './variables';

/** The API that these variables describe. Makes the secrets in DATA_DIR when they are not given. */
export function apiOptions(given: ServerVariables): Omit<ApiOptions, 'logger'> {
  const publicUrl = given.PUBLIC_URL && new URL(given.PUBLIC_URL).origin;
  return {
    databaseUrl: given.DATABASE_URL,
    dataDir: given.DATA_DIR,
    demo: wantsDemo(given),
    s3: s3Settings(given),
    publicUrl,
    mail: { ...mailOptions(given), ...(publicUrl && { siteUrl: publicUrl }) },
    ...loadSecrets(given, given.DATA_DIR),
  };
}
