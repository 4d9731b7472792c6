import type { FastifyRequest } from 'fastify';
import { APPLICANT_COOKIE } from '../allotment/cookie';
import { readApplicantSession } from '../allotment/sessions';
import { ApiError } from '../errors';
import type { Services } from '../services';
import { useStaffSession } from '../staff/sessions';
import { bearerToken } from './bearer';
import type { Caller, Endpoint } from './route';

export type Authenticate = (access: Endpoint['access'], request: FastifyRequest) => Promise<Caller>;

/**
 * Who calls, and whether they may.
 * @throws ApiError 401 without a live session of the kind needed, 403 when the role is not allowed
 */
export function authenticator({ db, now }: Pick<Services, 'db' | 'now'>): Authenticate {
  return async (access, request) => {
    if (access === 'public') return { kind: 'anybody' };
    if (access === 'applicant') {
      const token = request.cookies[APPLICANT_COOKIE];
      const allotmentId = token && (await readApplicantSession(db, token, now()));
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
