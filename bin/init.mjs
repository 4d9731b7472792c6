import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';

export const ENV_FILE = 'university.env';

const key = () => randomBytes(32).toString('hex');

const text = () => `# Variables of this university. What else there is: docs/deploying.md
DEPLOY=production

# To fill in: the address people use, PostgreSQL, the mail server, and who mail is from
PUBLIC_URL=
DATABASE_URL=
SMTP_URL=
MAIL_FROM=

# Where it listens, behind your proxy
HOST=127.0.0.1
PORT=3000

# Uploads and what else it writes
DATA_DIR=./data

# Made by university init. Keep a copy on another machine: a backup does not have them, and without SECRET_KEY no applicant can sign in
SECRET_KEY=${key()}
METRICS_TOKEN=${key()}
`;

export function init() {
  try {
    writeFileSync(ENV_FILE, text(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    console.error(`There is a ${ENV_FILE} here already. It has keys that cannot be made again, so it stays.`);
    return 1;
  }
  console.log(`${ENV_FILE} is here, with new keys. Fill in what is empty, then run: university check`);
  return 0;
}
