import { z } from 'zod';

/** Names of photographs, in result files and of the files themselves. Small and capital letters are the same. */
export const PHOTO_NAME = /^[A-Za-z0-9._-]{1,80}\.(jpg|jpeg|png)$/i;

/** Largest photograph that is taken, and of all of one call together, bytes. */
export const PHOTO_LIMIT = 10 * 1024 * 1024;
export const PHOTOS_LIMIT = 40 * 1024 * 1024;

/** Photographs of one call: some seconds of work. */
export const MOST_PHOTOS = 10;

/** What a photograph may be, and what is stored of it: a JPEG of this size, in pixels and bytes. */
export const PORTRAIT_RULE = { pixels: 50_000_000, ratio: 5, width: 350, height: 450, size: 40_000 } as const;

/** Most applicants without a photograph that an answer lists. */
export const LACKING_LISTED = 100;

const count = z.number().int().nonnegative();

/** How the photographs of a track in a cycle stand. */
export const photoState = z.object({
  applicants: count,
  /** Applicants for whom a result file has named a photograph. */
  named: count,
  /** Of those: whose photograph is here. */
  stored: count,
  /** The first of those whose photograph is named and is not here, by form number. */
  lacking: z.array(z.object({ form_number: z.string(), name: z.string(), photo: z.string() })),
});

/** What became of each file, in the order in which they came, and how the photographs stand now. */
export const photoUpload = z.object({
  files: z.array(
    z.object({
      name: z.string(),
      /** Whose it is; null: it was not stored. */
      form_number: z.string().nullable(),
      /** Why it was not stored, for people. */
      problem: z.string().nullable(),
    }),
  ),
  state: photoState,
});

export type PhotoState = z.infer<typeof photoState>;
export type PhotoUpload = z.infer<typeof photoUpload>;
