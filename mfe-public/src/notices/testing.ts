import type { Notice, NoticeSurroundings } from '@university/shared/contract';

export function aNotice(id: string, changes: Partial<Notice> = {}): Notice {
  return {
    _id: id,
    fileName: `Notice ${id}`,
    section: 'circulars',
    fileLink: `/api/v1/notice/${id}/file?v=abc`,
    size: 120_400,
    pages: 3,
    language: 'en',
    summary: 'What it says.',
    archive: false,
    autoArchive: false,
    validUntil: null,
    publishAt: '2025-08-14T20:00:00.000Z',
    created_at: '2025-08-14T20:00:00.000Z',
    endDate: null,
    apply: null,
    vacancies: null,
    orderNumber: null,
    orderDate: null,
    text: '',
    place: null,
    startsAt: null,
    endsAt: null,
    picture: null,
    follows: null,
    version: 1,
    ...changes,
  };
}

export const listAnswer = (notices: readonly Notice[], { page = 1, total = notices.length } = {}) => ({
  status: 'success',
  data: { notices },
  metadata: { total, page, limit: 10, totalPages: Math.ceil(total / 10) },
});

export const ALONE: NoticeSurroundings = { picture: null, series: [], corrections: [] };
