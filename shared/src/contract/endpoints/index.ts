import { z } from 'zod';
import * as calls from '../calls';
import { success } from '../envelope';
import { admissionEndpoints } from './admission';
import { allotmentEndpoints } from './allotment';
import { approvalEndpoints } from './approvals';
import { auditEndpoints } from './audit';
import { catalogueEndpoints } from './catalogue';
import { documentEndpoints } from './documents';
import type { Endpoint, Terms } from './endpoint';
import { facultyEndpoints } from './faculty';
import { grievanceEndpoints } from './grievances';
import { healthEndpoints } from './health';
import { letterEndpoints } from './letters';
import { mailEndpoints } from './mail';
import { mediaEndpoints } from './media';
import { noticeEndpoints } from './notices';
import { ownDataEndpoints } from './own-data';
import { passkeyEndpoints } from './passkeys';
import { rankEndpoints } from './ranks';
import { resultsEndpoints } from './results';
import { secondFactorEndpoints } from './second-factor';
import { settingEndpoints } from './settings';
import { singleSignOnEndpoints } from './single-sign-on';
import { staffEndpoints } from './staff';

export { FACULTY_LIMIT } from './catalogue';
export type { Actor, Endpoint } from './endpoint';
export { ANSWER_WORDS, answerLanguage, NOTICE_WORDS } from './words';

const terms = {
  ...catalogueEndpoints,
  ...settingEndpoints,
  ...documentEndpoints,
  ...noticeEndpoints,
  ...mediaEndpoints,
  ...staffEndpoints,
  ...approvalEndpoints,
  ...secondFactorEndpoints,
  ...passkeyEndpoints,
  ...singleSignOnEndpoints,
  ...allotmentEndpoints,
  ...admissionEndpoints,
  ...letterEndpoints,
  ...rankEndpoints,
  ...resultsEndpoints,
  ...facultyEndpoints,
  ...grievanceEndpoints,
  ...mailEndpoints,
  ...auditEndpoints,
  ...healthEndpoints,
  ...ownDataEndpoints,
  /** For servers that cache pages made of public data. */
  readDataVersion: {
    summary: 'A name for the state of the public data, another one after every change; null while it cannot be known',
    access: 'public',
    response: success(z.object({ version: z.string().nullable() })),
  },
} as const satisfies Record<keyof typeof calls, Terms>;

export type EndpointName = keyof typeof calls;

type Endpoints = { [N in EndpointName]: (typeof terms)[N] & Pick<Endpoint, 'method' | 'path'> };

const addresses = { ...calls };

/** Every call of `/api/v1`, once: the API validates, shapes and documents by it, the pages take their types from it. */
export const endpoints = Object.fromEntries(
  Object.entries(terms).map(([name, each]) => {
    const [method, path] = addresses[name as EndpointName].split(' ');
    return [name, { method, path, ...each }];
  }),
) as Endpoints;

type Schema<E, K extends string> = E extends { [P in K]: infer S extends z.ZodType } ? S : never;

/** What a caller of this endpoint may send in the address. */
export type QueryOf<N extends EndpointName> = z.input<Schema<Endpoints[N], 'query'>>;
/** What a caller of this endpoint sends as JSON. */
export type BodyOf<N extends EndpointName> = z.input<Schema<Endpoints[N], 'body'>>;
/** The whole answer. */
export type AnswerOf<N extends EndpointName> = z.output<Schema<Endpoints[N], 'response'>>;

/** The endpoint behind each call as it is written on the wire: `GET /program/:id`. */
export type Calls = { [N in EndpointName as (typeof calls)[N]]: N };
export type CallName = keyof Calls;
