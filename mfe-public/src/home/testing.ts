import type { Notice, NoticeSection } from '@university/shared/contract';

/** What the fake API answers for any section of notices. */
export const NOTICE = {
  _id: 'n1',
  fileName: 'Convocation: registration opens',
  fileLink: '/api/v1/notice/n1/file',
  size: 120_400,
  publishAt: '2025-08-14T20:00:00.000Z',
  summary: 'Graduates register online.',
  section: 'announcements',
} satisfies Partial<Notice> & { section: NoticeSection };

export const answerNotices = (notices: readonly object[]) => ({ status: 'success', data: { notices } });
