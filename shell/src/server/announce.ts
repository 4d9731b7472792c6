import type { demoLogins } from '@university/api/demo';
import { identity } from '@university/shared/identity';
import type { Config } from './config';

/** Prints where the site is and, for the demonstration, who can sign in. */
export function announce({ publicUrl, databaseUrl, apiUrl, dataDir }: Config, logins: typeof demoLogins | null): void {
  const data = apiUrl
    ? `the API at ${apiUrl}`
    : databaseUrl
      ? 'PostgreSQL'
      : `an embedded database in ${dataDir} (one machine, for trial use)`;
  const lines = [`${identity.name}: ${publicUrl}`, `Data: ${data}`];
  if (logins) {
    lines.push(
      '',
      'Demonstration logins (invented people, never loaded in deployment)',
      `  Staff: ${publicUrl}/admin-login`,
    );
    for (const { role, email, password } of logins.staff)
      lines.push(`    ${role.padEnd(11)} ${email.padEnd(28)} ${password}`);
    lines.push(`  Applicants: ${publicUrl}/admission/result?category=diploma (e-mail and date of birth)`);
    for (const { email, birthDate, track, round, outcome, status, formNumber } of logins.applicants) {
      lines.push(
        `    ${`${track} ${round}`.padEnd(11)} ${email.padEnd(34)} ${birthDate}  ${formNumber}  ${status ?? outcome}`,
      );
    }
  }
  console.log(`\n${lines.join('\n')}\n`);
}
