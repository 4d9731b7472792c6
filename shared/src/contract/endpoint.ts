import { z } from 'zod';

/** Every successful answer: `{ status: 'success', data }`. */
export function success<T extends z.ZodType>(data: T) {
  return z.object({ status: z.literal('success'), data });
}

/** Where a page of a list is in the whole list. Pages count from 1. */
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

/** What each role may do is declared beside the routes of the API; pages only hide what a role may not do. */
export const ROLES = ['admin', 'notices', 'admissions', 'grievances', 'faculty', 'editor'] as const;
export const role = z.enum(ROLES);
export type Role = z.infer<typeof role>;

/**
 * Somebody with a session of their own: an applicant (cookie, bound to one record) or staff of a role (bearer token). Or
 * the server of the site, by the key that both have; it calls what nobody else may.
 */
export type Actor = 'applicant' | 'site' | Role;

/** What a call takes and answers, and who may make it. */
export interface Terms {
  summary: string;
  /** Who may call it: anybody, or these (the role admin means every other role). An empty list: admin alone. */
  access: 'public' | readonly Actor[];
  /** Staff must have proved within ten minutes that it is still they who sit there: else 403 `recent_login_required`. */
  recentLogin?: true;
  /** Also for staff who have to have a second factor and have none yet. */
  beforeEnrolment?: true;
  params?: z.ZodType;
  query?: z.ZodType;
  /** What is sent as JSON. */
  body?: z.ZodType;
  /** Bytes of the body, where 64 kB are not enough for what the schema takes. */
  bodyLimit?: number;
  /** The text fields of a multipart form, where that is sent in place of JSON. */
  form?: z.ZodType;
  /** The media types of an answer that is a file, as `text/csv, application/json`. */
  sends?: string;
  /** It answers by leading the browser to another address: always, or a form of a page without scripts. */
  redirects?: true | 'forms';
  /** Parts of the file can be asked for. */
  ranges?: true;
  /** Statuses of refusals that follow from nothing else that is here: a wrong login, something that was used up. */
  fails?: readonly (401 | 404 | 409 | 410)[];
  /** HEAD is refused: to look at it would spend it. */
  getOnly?: true;
  /** Only pages of this site may make it: it gives, takes or ends a cookie. */
  ownPages?: true;
  response: z.ZodType;
}

export interface Endpoint extends Terms {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api/v1`, with `:name` for parameters. */
  path: string;
}

/** Any signed-in member of staff. */
export const ANY_STAFF = [
  'admin',
  'notices',
  'admissions',
  'grievances',
  'faculty',
  'editor',
] as const satisfies readonly Role[];

export const byId = z.object({ id: z.string().min(1).max(64) });

/** In an answer: the day in India on which it was given, by the server's clock. What is past is past by it. */
export const answeredOn = z.iso.date();

/** Pages count from 1. */
export const page = z.coerce.number().int().min(1).max(100_000).default(1);

/** How many to a page: more than `most` is taken as `most`. */
export const limit = (most: number, usual: number) =>
  z.coerce
    .number()
    .int()
    .min(1)
    .transform((value) => Math.min(value, most))
    .default(usual);

/** In an address; not sent: no. */
export const yesOrNo = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true');

/** Of an import: changes nothing and reports what would. */
export const dryRun = z.object({ dryRun: yesOrNo });
