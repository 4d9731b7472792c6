import { success } from '../envelope';
import { applicantData, staffData } from '../own-data';
import { ANY_STAFF, type Terms } from './endpoint';

/** Everything that is held about the caller. Source: Digital Personal Data Protection Act 2023, section 11. */
export const ownDataEndpoints = {
  readApplicantData: {
    summary: 'Everything that is held about the signed-in applicant',
    access: ['applicant'],
    fails: [404],
    response: success(applicantData),
  },
  readStaffData: {
    summary: 'Everything that is held about the caller, a member of staff',
    access: ANY_STAFF,
    fails: [404],
    response: success(staffData),
  },
} as const satisfies Record<string, Terms>;
