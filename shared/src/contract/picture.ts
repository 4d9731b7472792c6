import { z } from 'zod';

/** A picture of the library, as pages show it. */
export const picture = z.object({
  _id: z.string(),
  /** What it shows, for people who do not see it. */
  alt: z.string(),
  alt_hi: z.string().nullable(),
  credit: z.string().nullable(),
  /** Pixels of the original, turned upright. */
  width: z.number().int(),
  height: z.number().int(),
  /** Its average, as `#rrggbb`: what stands there while it loads. */
  colour: z.string(),
  /** What must stay in sight when it is cut, as parts of width and height from the left and the top. */
  focal_x: z.number(),
  focal_y: z.number(),
  /** Address without width and ending: `<base>-640.avif`. */
  base: z.string(),
  /** Widths in which it exists as AVIF and WebP, smallest first. Pixels. */
  widths: z.array(z.number().int()),
});

export type Picture = z.infer<typeof picture>;
