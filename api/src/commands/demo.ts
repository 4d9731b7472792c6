import { StartupError } from '@university/web';
import Fastify from 'fastify';
import { buildApi } from '../api';
import { apiOptions } from '../options';
import type { Command } from './command';

const usage = 'university demo load [--yes-this-is-a-trial]';
const CONFIRM = '--yes-this-is-a-trial';

/** Loads the demonstration data: invented people whose passwords are public. */
export const demo: Command = {
  usage,
  run: async ({ args, config, say }) => {
    if (args[0] !== 'load' || args.some((arg) => arg !== 'load' && arg !== CONFIRM))
      throw new StartupError(`Usage: ${usage}`);
    if (config.DEPLOY === 'production')
      throw new StartupError(
        "The demonstration's passwords are public: with DEPLOY=production it is not loaded, and no server starts on it.",
      );
    if (config.DATABASE_URL !== undefined && !args.includes(CONFIRM)) {
      throw new StartupError(
        `The demonstration's passwords are public, and this database may be served to others. If that is meant, add ${CONFIRM}.`,
      );
    }
    const api = await buildApi({
      ...apiOptions(config),
      demo: true,
      logger: Fastify({ logger: { level: 'warn' } }).log,
    });
    await api.close();
    if (!api.seeded)
      throw new StartupError('The database is not empty. Demonstration data is loaded into an empty one only.');
    say('The demonstration data is loaded.');
    return true;
  },
};
