import type { Endpoint } from '@university/shared/contract';
import type { FastifyRequest } from 'fastify';
import { APPLICANT_COOKIE } from '../allotment/cookie';
import { applicantSessionReader } from '../allotment/sessions';
import { ApiError } from '../errors';
import type { Services } from '../services';
import { useStaffSession } from '../staff/sessions';
import { bearerToken } from './bearer';
import type { Caller } from './route';

export type Authenticate = (access: Endpoint['access'], request: FastifyRequest) => Promise<Caller>;

/**
 * Who calls, and whether they may. Where an endpoint takes applicants and staff, a call that comes with both
 * credentials is refused: it could be taken for either.
 * @throws ApiError 401 without a live session of a kind that the endpoint takes, 403 when the role is not allowed
 */
export function authenticator(services: Pick<Services, 'db' | 'now'>): Authenticate {
  const { db, now } = services;
  const readApplicantSession = applicantSessionReader(services);
  return async (access, request) => {
    if (access === 'public') return { kind: 'anybody' };
    const takesApplicants = access.includes('applicant');
    const takesStaff = access.length === 0 || access.some((actor) => actor !== 'applicant');
    const cookie = takesApplicants ? request.cookies[APPLICANT_COOKIE] : undefined;
    const isStaffCall = takesStaff && request.headers.authorization !== undefined;
    if (cookie && isStaffCall) {
      throw new ApiError(400, 'two_credentials', 'Call either as an applicant or as staff, not as both.');
    }
    if (takesApplicants && !isStaffCall) {
      const allotmentId = cookie && (await readApplicantSession(cookie));
      if (!allotmentId) throw new ApiError(401, 'signed_out', 'Sign in to see your result.');
      return { kind: 'applicant', allotmentId };
    }
    const token = bearerToken(request);
    const staff = token && (await useStaffSession(db, token, now()));
    if (!staff) throw new ApiError(401, 'signed_out', 'Your session has expired. please log in again!');
    if (staff.role !== 'admin' && !access.includes(staff.role)) {
      throw new ApiError(403, 'forbidden', 'Your role does not allow this.');
    }
    return { kind: 'staff', ...staff };
  };
}
