import '../zod-without-eval';

export { type CycleCopy, cycleCopy, plainCode } from '@university/shared/contract';
