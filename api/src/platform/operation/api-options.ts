import type { ApiOptions } from '../../api';
import { mailOptions, s3Settings, wantsDemo } from '../../config';
import { loadSecrets } from '../secrets';
import { singleSignOnSettings } from '../../domains/staff/single-sign-on/settings';
import type { ServerVariables } from './variables';

/** The API that these variables describe. Makes the secrets in DATA_DIR when they are not given. */
export function apiOptions(given: ServerVariables): Omit<ApiOptions, 'logger'> {
  const publicUrl = given.PUBLIC_URL && new URL(given.PUBLIC_URL).origin;
  return {
    databaseUrl: given.DATABASE_URL,
    dataDir: given.DATA_DIR,
    demo: wantsDemo(given),
    deployed: given.DEPLOY === 'production',
    s3: s3Settings(given),
    singleSignOn: singleSignOnSettings(given),
    publicUrl,
    mail: { ...mailOptions(given), ...(publicUrl && { siteUrl: publicUrl }) },
    ...loadSecrets(given, given.DATA_DIR),
  };
}
