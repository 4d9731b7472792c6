import type { Media } from '@university/shared/contract';

export const picture = (title: string, more: Partial<Media> = {}): Media => ({
  _id: title.toLowerCase(),
  title,
  alt_en: `${title}, seen from above`,
  alt_hi: null,
  credit: null,
  width: 1_200,
  height: 900,
  colour: '#336699',
  focal_x: 0.5,
  focal_y: 0.5,
  base: `/api/v1/media/${title.toLowerCase()}/0123456789abcdef`,
  widths: [320, 640],
  type: 'image/jpeg',
  size: 2_000_000,
  status: 'published',
  version: 1,
  created_at: '2026-07-01T04:30:00Z',
  ...more,
});

export const libraryOf = (...media: Media[]) => ({
  status: 'success',
  data: { media },
  metadata: { total: media.length, page: 1, limit: 24, totalPages: 1 },
});

export const jpeg = (name = 'lathe.jpg', type = 'image/jpeg') => new File(['\xff\xd8\xff'], name, { type });
