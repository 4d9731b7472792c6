import type { OpenDatabase } from '../database/database';
import type { Job } from '../jobs';
import type { Services } from '../services';
import { sweepFiles } from './sweep';

/** The sweep of the file storage, every hour. */
export const sweepJob: Job = {
  name: 'sweep-files',
  every: 60 * 60,
  run: async (services) => {
    await sweepFiles(services);
  },
};

/**
 * Repairs what the last process left, before the first request. On the embedded database and the disk there is no
 * other process, so every file without a row can go; a bucket is left to the job, as its list takes long.
 */
export async function sweepAtStart(services: Services, database: OpenDatabase['kind']): Promise<void> {
  if (services.files.kind !== 'local') return;
  try {
    await sweepFiles(services, { alone: database === 'embedded' });
  } catch (error) {
    services.log.error({ err: error }, 'the files were not swept; the job tries again');
  }
}
