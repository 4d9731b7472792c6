import { z } from 'zod';

/** Every successful answer: `{ status: 'success', data }`. */
export function success<T extends z.ZodType>(data: T) {
  return z.object({ status: z.literal('success'), data });
}

/** Where a page of a list stands in the whole list. Pages count from 1. */
export const listMetadata = z.object({
  total: z.number().int(),
  page: z.number().int(),
  limit: z.number().int(),
  totalPages: z.number().int(),
});

/** A successful answer that is one page of a list. */
export function successList<T extends z.ZodType>(data: T) {
  return z.object({ status: z.literal('success'), data, metadata: listMetadata });
}

/** One thing wrong with a request; `path` names the field, dot-separated. */
export const issue = z.object({ path: z.string(), message: z.string() });

/** Every failed answer. `code` is for programs, `message` for people. */
export const failure = z.object({
  status: z.literal('error'),
  code: z.string(),
  message: z.string(),
  issues: z.array(issue).optional(),
  /** What is true now, for a caller whose picture is out of date (409). */
  data: z.unknown().optional(),
});

export type ListMetadata = z.infer<typeof listMetadata>;
export type Issue = z.infer<typeof issue>;
export type Failure = z.infer<typeof failure>;
