import { bearerGuard, bearerToken, HttpError } from '@university/web';
import { applicantSessionReader, signedOut } from './domains/allotment/sessions';
import { isRequired } from './domains/staff/second-factor';
import type { Services } from './platform/services';
import { resumeStaffSession } from './domains/staff/sessions';
import { requireRecentProof, APPLICANT_COOKIE, type Authenticate } from './platform/http/route';

const enrolmentRequired = () =>
  new HttpError(
    403,
    'second_factor_missing',
    'Your role has to have a passkey or one-time codes. Set up one of them first, on the page Password.',
  );

/**
 * Authenticates calls. With credentials of both an applicant and staff a call is ambiguous and refused.
 * @throws HttpError 401 without a valid session, 403 without the role or a recent login
 */
export function authenticator(services: Pick<Services, 'db' | 'clock' | 'isDeployed' | 'siteKey'>): Authenticate {
  const { db, clock, siteKey } = services;
  const isSite = siteKey === undefined ? () => false : bearerGuard(siteKey);
  const readApplicantSession = applicantSessionReader(services);
  return async ({ access, recentLogin, beforeEnrolment }, request) => {
    if (access === 'public') return { kind: 'anybody' };
    if (access.includes('site')) {
      if (!isSite(request)) throw new HttpError(401, 'signed_out', 'Only the server of the site makes this call.');
      return { kind: 'site' };
    }
    const takesApplicants = access.includes('applicant');
    const takesStaff = access.length === 0 || access.some((actor) => actor !== 'applicant');
    const cookie = takesApplicants ? request.cookies[APPLICANT_COOKIE] : undefined;
    const isStaffCall = takesStaff && request.headers.authorization !== undefined;
    if (cookie && isStaffCall) {
      throw new HttpError(
        400,
        'two_credentials',
        'You are logged in as staff and signed in as an applicant. Log out of one of them first.',
      );
    }
    if (takesApplicants && !isStaffCall) {
      const session = cookie && (await readApplicantSession(cookie));
      if (!session) throw signedOut();
      const { allotmentId, tokenHash, provedAt } = session;
      return { kind: 'applicant', allotmentId, session: tokenHash, provedAt };
    }
    const token = bearerToken(request);
    const staff = token && (await resumeStaffSession(db, token, clock()));
    if (!staff) throw new HttpError(401, 'signed_out', 'Your session has expired. please log in again!');
    if (staff.role !== 'admin' && !access.includes(staff.role)) {
      throw new HttpError(403, 'forbidden', 'Your role does not allow this.');
    }
    if (!beforeEnrolment && !staff.hasSecondFactor && isRequired(services, staff.role)) throw enrolmentRequired();
    if (recentLogin) requireRecentProof(staff.provedAt, clock());
    return { kind: 'staff', id: staff.id, role: staff.role, isStrong: staff.isStrong, provedAt: staff.provedAt };
  };
}
