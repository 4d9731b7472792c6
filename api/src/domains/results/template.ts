import { RESULT_COLUMNS } from '@university/shared/contract';
import { toCsv } from '@university/shared/csv';

/** Two invented people: one with a seat, one without. */
const EXAMPLES = [
  [
    'SEU25190001',
    'Rohini Das',
    'rohini.das@applicant.example',
    '09-04-2008',
    'D_UR',
    'allotted',
    'DCE',
    'N01',
    'D_UR',
    1,
    12,
  ],
  [
    'SEU25190002',
    'देव वर्मा',
    'dev.verma@applicant.example',
    '27-11-2007',
    'OD_OBC',
    'not-allotted',
    null,
    null,
    null,
    null,
    348,
  ],
] as const;

/** A result file to fill in. The byte order mark makes spreadsheets read and save it as UTF-8. */
export const template = () => `\uFEFF${toCsv([RESULT_COLUMNS, ...EXAMPLES])}`;
