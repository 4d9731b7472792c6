import type { NoticeDetail } from '../api/notice';

/** Whether a notice can be applied for online today. */
export const canApply = ({ apply, archive, lastDate }: Pick<NoticeDetail, 'apply' | 'archive' | 'lastDate'>): boolean =>
  apply !== null && !archive && lastDate?.isOpen === true;
