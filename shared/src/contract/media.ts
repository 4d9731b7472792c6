import { z } from 'zod';
import { DOCUMENT_STATUSES } from './documents/document';
import { oneLine, optionalField } from './text';

export const PICTURE_FILE_LIMIT = 20 * 1024 * 1024;

/** `ratio` bounds the longer side. */
export const PICTURE_RULE = { pixels: 50_000_000, ratio: 5, widths: [320, 640, 1024, 1600] } as const;

/** Pixels of its side. */
export const ICON_SIZE = 512;

export const PICTURE_FORMATS = ['avif', 'webp'] as const;

/** 0 is left or top, 1 right or bottom. */
const share = z.number().min(0).max(1);

export const PICTURE_TEXT = { title: 120, alt: 300, credit: 120 } as const;

const alt = () => oneLine().max(PICTURE_TEXT.alt);

export const picture = z.object({
  _id: z.string().min(1),
  alt: z.string(),
  alt_hi: z.string().optional(),
  credit: z.string().nullable(),
  /** Upright, pixels. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Average, `#rrggbb`; shown while it loads. */
  colour: z.string(),
  /** Kept visible when cropped. */
  focal_x: share,
  focal_y: share,
  /** Append `-640.avif` for a file. */
  base: z.string(),
  widths: z.array(z.number().int().positive()).min(1),
});

export const media = picture.omit({ alt: true, alt_hi: true }).extend({
  title: z.string(),
  alt_en: z.string(),
  alt_hi: z.string().nullable(),
  credit: z.string().nullable(),
  type: z.string(),
  size: z.number().int(),
  status: z.enum(DOCUMENT_STATUSES),
  version: z.number().int(),
  created_at: z.string(),
});

const focal = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z.coerce.number('Give a number from 0 to 1').min(0).max(1).default(0.5),
);

/** `POST media`, with the file as `picture`. */
export const mediaUpload = z.object({
  /** Default: the alternative text. */
  title: optionalField(oneLine().max(PICTURE_TEXT.title)),
  alt_en: alt().min(3, 'Say what the picture shows, in at least 3 characters'),
  alt_hi: optionalField(alt()),
  credit: optionalField(oneLine().max(PICTURE_TEXT.credit)),
  focal_x: focal,
  focal_y: focal,
});

export type Picture = z.infer<typeof picture>;
export type Media = z.infer<typeof media>;
export type MediaUpload = z.infer<typeof mediaUpload>;
