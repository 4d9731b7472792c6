import { z } from 'zod';
import { allotment, allotmentDecision, allotmentSignIn } from './allotment';
import { campus, department, departmentSchool, faculty, program, zone } from './catalogue';
import { success, successList } from './envelope';
import { notice, noticeSection } from './notices';
import { loginRequest, loginResponse, type Role } from './staff';

interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api/v1`, with `:name` for parameters. */
  path: string;
  summary: string;
  /** Who may call it: anybody, an applicant signed in to that record, or staff of these roles (admin always may). */
  access: 'public' | 'applicant' | readonly Role[];
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  response: z.ZodType;
}

const byId = z.object({ id: z.string().min(1).max(64) });
const page = z.coerce.number().int().min(1).max(100_000).default(1);
const limit = (most: number, usual: number) =>
  z.coerce
    .number()
    .int()
    .min(1)
    .transform((value) => Math.min(value, most))
    .default(usual);

/** Most faculty in one answer. Source: specification, section 9 (500 for search, 1000 for lists). */
export const FACULTY_LIMIT = { search: 500, list: 1000 } as const;

/** Every call of `/api/v1`, once: the API validates, shapes and documents by it, the pages take their types from it. */
export const endpoints = {
  listFaculty: {
    method: 'GET',
    path: '/faculty',
    summary: 'Faculty members, by surname',
    access: 'public',
    query: z.object({ limit: limit(FACULTY_LIMIT.list, FACULTY_LIMIT.search), page }),
    response: successList(z.object({ faculty: z.array(faculty) })),
  },
  listDepartments: {
    method: 'GET',
    path: '/departments',
    summary: 'All departments',
    access: 'public',
    response: success(z.object({ departments: z.array(department) })),
  },
  listDepartmentSchools: {
    method: 'GET',
    path: '/departmentSchools',
    summary: 'Schools with their departments',
    access: 'public',
    response: success(z.object({ departmentSchools: z.array(departmentSchool) })),
  },
  listPrograms: {
    method: 'GET',
    path: '/program',
    summary: 'All programmes',
    access: 'public',
    response: success(z.object({ programs: z.array(program) })),
  },
  getPrograms: {
    method: 'GET',
    path: '/program/:id',
    access: 'public',
    params: byId,
    summary:
      "A department's programmes by its _id, or a list of one by a programme's _id; an unknown id gives an empty list",
    response: success(z.object({ programs: z.array(program) })),
  },
  listCampuses: {
    method: 'GET',
    path: '/campus',
    summary: 'Campuses, of one zone or all',
    access: 'public',
    query: z.object({ zone: zone.optional() }),
    response: success(z.object({ campuses: z.array(campus) })),
  },
  listNotices: {
    method: 'GET',
    path: '/notice',
    summary: 'Published notices that are not archived, newest first',
    access: 'public',
    query: z.object({
      section: noticeSection.optional(),
      limit: limit(100, 20),
      page,
      /** Searched for in the title, case-insensitively, as plain text. */
      regex: z.string().max(100).optional(),
    }),
    response: successList(z.object({ notices: z.array(notice) })),
  },
  getNoticeFile: {
    method: 'GET',
    path: '/notice/:id/file',
    summary: 'The PDF of a notice',
    access: 'public',
    params: byId,
    response: z.any(),
  },
  uploadNotice: {
    method: 'POST',
    path: '/notice/upload',
    summary: 'Publish a notice (multipart: the fields of NoticeUpload and the file `pdf`)',
    access: ['notices'],
    response: success(z.object({ notice })),
  },
  login: {
    method: 'POST',
    path: '/auth/login',
    summary: 'Staff and faculty login',
    access: 'public',
    body: loginRequest,
    response: loginResponse,
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    summary: 'End the session of the bearer token',
    access: 'public',
    response: success(z.object({})),
  },
  signInToResult: {
    method: 'POST',
    path: '/result',
    summary: 'Applicant sign-in to a diploma or B.Tech. result',
    access: 'public',
    query: z.object({ category: z.enum(['diploma', 'btech']) }),
    body: allotmentSignIn,
    response: success(allotment),
  },
  readResult: {
    method: 'GET',
    path: '/result/me',
    summary: 'The signed-in diploma or B.Tech. record again',
    access: 'applicant',
    response: success(allotment),
  },
  signOutOfResult: {
    method: 'POST',
    path: '/result/sign-out',
    summary: "End the applicant's session of the cookie; succeeds without one too",
    access: 'public',
    response: success(z.object({})),
  },
  decideResult: {
    method: 'PUT',
    path: '/result/:id',
    summary: 'Decide on the seat of a diploma or B.Tech. record',
    access: 'applicant',
    params: byId,
    body: allotmentDecision,
    response: success(allotment),
  },
} as const satisfies Record<string, Endpoint>;

type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

type Schema<E, K extends string> = E extends { [P in K]: infer S extends z.ZodType } ? S : never;

/** What a caller of this endpoint may send in the address. */
export type QueryOf<N extends EndpointName> = z.input<Schema<Endpoints[N], 'query'>>;
/** What a caller of this endpoint sends as JSON. */
export type BodyOf<N extends EndpointName> = z.input<Schema<Endpoints[N], 'body'>>;
/** The whole answer. */
export type AnswerOf<N extends EndpointName> = z.output<Schema<Endpoints[N], 'response'>>;

/** The endpoint behind each call as it is written on the wire: `GET /program/:id`. */
export type Calls = { [N in EndpointName as `${Endpoints[N]['method']} ${Endpoints[N]['path']}`]: N };
export type CallName = keyof Calls;
