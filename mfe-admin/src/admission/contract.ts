/** The contract of admission years, apart from the rest, so that no other page of the staff area brings it. */
import '../zod-without-eval';

export { type CycleCopy, cycleCopy } from '@university/shared/contract';
