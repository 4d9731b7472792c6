import { chainPending, type Head, recordVerification } from '../domains/audit/chain';
import { apiOptions } from '../options';
import { inDatabase } from './backup/installation';
import { command } from './command';

/** `verify`, optionally with a head noted elsewhere. */
function read([verb, option, value = '', ...rest]: string[]): { noted?: Head } | undefined {
  if (verb !== 'verify') return undefined;
  if (option === undefined) return {};
  const [, number, hash = ''] = /^(\d{1,9}):([0-9a-f]{64})$/.exec(value) ?? [];
  return option === '--head' && number && rest.length === 0 ? { noted: { number: Number(number), hash } } : undefined;
}

export const auditLogCommand = command(
  'university audit-log verify [--head <number>:<hash>, as an earlier verification printed it]',
  read,
  async ({ noted }, { config, say }) => {
    return inDatabase(apiOptions(config), async (db, { secretKey }) => {
      await chainPending(db, secretKey);
      const services = { db, secretKey, clock: () => new Date() };
      const { head, erased, problem } = await recordVerification(services, 'command-line', noted);
      if (problem) {
        say(`The audit log is broken. ${problem}`);
        return false;
      }
      say(`The audit log is whole: ${head.number} links. Personal details of ${erased} lines have been erased.`);
      say(`Its head, to be noted elsewhere: ${head.number}:${head.hash}`);
      return true;
    });
  },
);
