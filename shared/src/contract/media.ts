import { z } from 'zod';
import { DOCUMENT_STATUSES } from './documents/document';
import { oneLine } from './text';

/** Largest file of a picture, bytes. */
export const PICTURE_FILE_LIMIT = 20 * 1024 * 1024;

/**
 * What a picture may be, and the widths in which it is served. No side is more than five times the other: a panorama fits,
 * and what is made of a picture has an upper bound.
 */
export const PICTURE_RULE = { pixels: 50_000_000, ratio: 5, widths: [320, 640, 1024, 1600] } as const;

/** Formats in which a picture is served, the smaller first. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;

/** A share of width or height, from 0 (left, top) to 1 (right, bottom). */
const share = z.number().min(0).max(1);

/** Characters that the texts of a picture may have. */
export const PICTURE_TEXT = { title: 120, alt: 300, credit: 120 } as const;

const alt = () => oneLine().max(PICTURE_TEXT.alt, `Keep this under ${PICTURE_TEXT.alt} characters`);

/** A picture as public pages show it. */
export const picture = z.object({
  _id: z.string().min(1),
  /** What it shows, in words. */
  alt: z.string(),
  /** The same in Hindi. */
  alt_hi: z.string().optional(),
  /** Who made it, or who allowed its use. */
  credit: z.string().nullable(),
  /** Of the original, upright. Pixels. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** The average colour, as `#rrggbb`: what is there while it loads. */
  colour: z.string(),
  /** The point that must stay to be seen where the picture is cropped. */
  focal_x: share,
  focal_y: share,
  /** Address without width and ending; `-640.avif` behind it is the file of this width. */
  base: z.string(),
  /** The widths that there are, rising. */
  widths: z.array(z.number().int().positive()).min(1),
});

/** A picture as staff see it in the library. */
export const media = picture.omit({ alt: true, alt_hi: true }).extend({
  title: z.string(),
  alt_en: z.string(),
  alt_hi: z.string().nullable(),
  /** Who made it, or who allowed its use. */
  credit: z.string().nullable(),
  /** Media type of the original. */
  type: z.string(),
  /** Bytes of the original. */
  size: z.number().int(),
  status: z.enum(DOCUMENT_STATUSES),
  version: z.number().int(),
  created_at: z.string(),
});

/** A form field left empty means: not given. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const focal = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z.coerce.number('Give a number from 0 to 1').min(0).max(1).default(0.5),
);

/** The text fields of `POST media`; the file travels behind them as `picture`. */
export const mediaUpload = z.object({
  /** Without one, the alternative text is used. */
  title: optional(oneLine().max(PICTURE_TEXT.title, `Keep the title under ${PICTURE_TEXT.title} characters`)),
  alt_en: alt().min(3, 'Say what the picture shows, in at least 3 characters'),
  alt_hi: optional(alt()),
  credit: optional(oneLine().max(PICTURE_TEXT.credit, `Keep this under ${PICTURE_TEXT.credit} characters`)),
  focal_x: focal,
  focal_y: focal,
});

export type Picture = z.infer<typeof picture>;
export type Media = z.infer<typeof media>;
export type MediaUpload = z.infer<typeof mediaUpload>;
