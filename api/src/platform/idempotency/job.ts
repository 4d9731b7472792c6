import type { Job } from '../jobs';
import { forgetKeys } from './repository';

export const forgetKeysJob: Job = { name: 'forget-idempotency-keys', every: 60 * 60, run: forgetKeys };
