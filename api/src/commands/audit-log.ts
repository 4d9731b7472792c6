import { StartupError } from '@university/web';
import { chainPending, type Head, recordVerification } from '../domains/audit/chain';
import { apiOptions } from '../options';
import { inDatabase } from './backup/installation';
import type { Command } from './command';

const usage = 'university audit-log verify [--head <number>:<hash>, as an earlier verification printed it]';

/** `verify`, alone or with a head that was noted elsewhere. */
function read(args: readonly string[]): Head | undefined {
  const [verb, option, value = '', ...rest] = args;
  const [, number, hash = ''] = /^(\d{1,9}):([0-9a-f]{64})$/.exec(value) ?? [];
  if (verb === 'verify' && option === undefined) return undefined;
  if (verb === 'verify' && option === '--head' && number && rest.length === 0) return { number: Number(number), hash };
  throw new StartupError(`Usage: ${usage}`);
}

/** Walks the chain of the audit log and says the first thing that is not right. */
export const auditLogCommand: Command = {
  usage,
  run: async ({ args, config, say }) => {
    const noted = read(args);
    const options = apiOptions(config);
    const { secretKey } = options;
    return inDatabase(options, async (db) => {
      await chainPending(db, secretKey);
      const { head, erased, problem } = await recordVerification(
        { db, secretKey, clock: () => new Date() },
        'command-line',
        noted,
      );
      if (problem) {
        say(`The audit log is broken. ${problem}`);
        return false;
      }
      say(`The audit log is whole: ${head.number} links. Personal details of ${erased} lines have been erased.`);
      say(`Its head, to be noted elsewhere: ${head.number}:${head.hash}`);
      return true;
    });
  },
};
