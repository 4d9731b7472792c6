import { z } from 'zod';

type Data<T> = T extends z.ZodType ? T : T extends z.ZodRawShape ? z.ZodObject<T> : never;

const schemaOf = <T extends z.ZodType | z.ZodRawShape>(data: T) =>
  (data instanceof z.ZodType ? data : z.object(data as z.ZodRawShape)) as unknown as Data<T>;

/** An answer with data: a schema, or the fields of an object. */
export const success = <T extends z.ZodType | z.ZodRawShape>(data: T) =>
  z.object({ status: z.literal('success'), data: schemaOf(data) });

/** Pages count from 1. */
export const listMetadata = z.object({
  total: z.number().int(),
  page: z.number().int(),
  limit: z.number().int(),
  totalPages: z.number().int(),
});

export const successList = <T extends z.ZodType | z.ZodRawShape>(data: T) =>
  success(data).extend({ metadata: listMetadata });

/** `path` is dot-separated. */
export const issue = z.object({ path: z.string(), message: z.string() });

/** `code` is for programs, `message` for people. */
export const failure = z.object({
  status: z.literal('error'),
  code: z.string(),
  message: z.string(),
  issues: z.array(issue).optional(),
  /** The current state, for a conflict (409). */
  data: z.unknown().optional(),
});

export type ListMetadata = z.infer<typeof listMetadata>;
export type Issue = z.infer<typeof issue>;
export type Failure = z.infer<typeof failure>;

/** Access is declared per call; pages only hide what a role may not do. */
export const ROLES = ['admin', 'notices', 'admissions', 'grievances', 'faculty', 'editor', 'auditor'] as const;
export const role = z.enum(ROLES);
export type Role = z.infer<typeof role>;

/** An applicant (cookie, bound to one record), staff (bearer token), or the site's server (shared key). */
export type Actor = 'applicant' | 'site' | Role;

export interface Terms {
  summary: string;
  /** Admins may do what every other role may; an empty list is admins only. */
  access: 'public' | readonly Actor[];
  /** Requires authentication within ten minutes: else 403 `recent_login_required`. */
  recentLogin?: true;
  /** Also before a required second factor is set up. */
  beforeEnrolment?: true;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Bytes, if more than 64 kB. */
  bodyLimit?: number;
  form?: z.ZodType;
  /** Media types of a file: `text/csv, application/json`. */
  sends?: string;
  /** Redirects always, or for forms without scripts. */
  redirects?: true | 'forms';
  /** Supports range requests. */
  ranges?: true;
  /** Statuses that do not follow from the other properties. */
  fails?: readonly (401 | 404 | 409 | 410)[];
  /** HEAD is refused, because GET has side effects. */
  getOnly?: true;
  /** Same origin only: it uses a cookie. */
  ownPages?: true;
  response: z.ZodType;
}

export interface Endpoint extends Terms {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
}

export const byId = z.object({ id: z.string().min(1).max(64) });

/** Day of the answer in India, by the server's clock. */
export const answeredOn = z.iso.date();

export const page = z.coerce.number().int().min(1).max(100_000).default(1);

/** Clamped to `most`. */
export const limit = (most: number, usual: number) =>
  z.coerce
    .number()
    .int()
    .min(1)
    .transform((value) => Math.min(value, most))
    .default(usual);

export const yesOrNo = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true');

/** Only reports what would be changed. */
export const dryRun = z.object({ dryRun: yesOrNo });
