import type { AdmissionCodes } from '@university/shared/contract';

const CODES: AdmissionCodes = {
  regions: [
    { code: 'C', name: 'Coast' },
    { code: 'OC', name: 'Outside the coast' },
  ],
  categories: [
    { code: 'UR', name: 'general (unreserved)' },
    { code: 'EWS', name: 'Economically Weaker Section' },
    { code: 'OBC', name: 'Other Backward Classes' },
  ],
};

export const codesAnswer = { '/setting/admission': { status: 'success', data: { admission: CODES } } };
