import '../zod-without-eval';

export { type CycleCopy, cycleCopy } from '@university/shared/contract';
