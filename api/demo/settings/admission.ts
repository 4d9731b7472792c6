import type { DocumentData } from '@university/shared/contract';

/** Codes in words. Source: facts.json, reservation: suggested_codes, and codes_seen_elsewhere for the variants. */
export const admission: DocumentData<'admission'> = {
  regions: [
    { code: 'D', name: 'Delhi' },
    { code: 'DEL', name: 'Delhi' },
    { code: 'OD', name: 'Outside Delhi' },
    { code: 'OD_DEL', name: 'Outside Delhi' },
    { code: 'OB_DEL', name: 'Outside Delhi' },
  ],
  categories: [
    { code: 'UR', name: 'general (unreserved)' },
    { code: 'SC', name: 'Scheduled Caste' },
    { code: 'ST', name: 'Scheduled Tribe' },
    { code: 'OBC', name: 'Other Backward Classes (non-creamy layer)' },
    { code: 'EWS', name: 'Economically Weaker Section' },
    { code: 'PWD', name: 'persons with benchmark disabilities' },
    { code: 'DEF', name: 'wards of defence and paramilitary personnel' },
    { code: 'KM', name: 'Kashmiri migrant' },
    { code: 'NRI', name: 'NRI, PIO or OCI' },
    { code: 'FN', name: 'foreign national' },
  ],
};
