import { success } from '../envelope';
import { applicantData, staffData } from '../own-data';
import { ANY_STAFF, type Endpoint } from './endpoint';

/** Everything that is held about the caller. Source: Digital Personal Data Protection Act 2023, section 11. */
export const ownDataEndpoints = {
  readApplicantData: {
    method: 'GET',
    path: '/own-data/applicant',
    summary: 'Everything that is held about the signed-in applicant',
    access: ['applicant'],
    response: success(applicantData),
  },
  readStaffData: {
    method: 'GET',
    path: '/own-data/staff',
    summary: 'Everything that is held about the caller, a member of staff',
    access: ANY_STAFF,
    response: success(staffData),
  },
} as const satisfies Record<string, Endpoint>;
