import type { DocumentData, Track } from '@university/shared/contract';
import facts from '../facts.json';

type Fee = DocumentData<'fee'>;

const {
  bands,
  one_time,
  per_semester_extra,
  registration_and_counselling_fee_nonrefundable: registration,
} = facts.fees;

/** Who pays 40 percent of the tuition fee. Source: facts.json, fees.concession. */
const SHARES = ['SC', 'ST', 'PWD'].map((category) => ({ category, percent: 40 }));

/** Paid by all, with the first semester or in every one. */
const HEADS: Pick<Fee, 'code' | 'name' | 'timing' | 'amount'>[] = [
  { code: 'enrolment', name: 'Enrolment', timing: 'once', amount: one_time.enrolment },
  { code: 'identity-card', name: 'Identity card', timing: 'once', amount: one_time['identity card'] },
  {
    code: 'caution',
    name: 'General caution money',
    timing: 'deposit',
    amount: one_time['general caution money'],
  },
  {
    code: 'caution-laboratory',
    name: 'Laboratory caution money',
    timing: 'deposit',
    amount: one_time['laboratory caution money'],
  },
  {
    code: 'caution-library',
    name: 'Library caution money',
    timing: 'deposit',
    amount: one_time['library caution money'],
  },
  {
    code: 'admission',
    name: 'Admission or re-admission',
    timing: 'semester',
    amount: per_semester_extra['admission or re-admission'],
  },
  { code: 'sports', name: 'Sports', timing: 'semester', amount: per_semester_extra.sports },
  { code: 'library', name: 'Library', timing: 'semester', amount: per_semester_extra.library },
  { code: 'it', name: 'IT services', timing: 'semester', amount: per_semester_extra.ITES },
  {
    code: 'extra-curricular',
    name: 'Extra-curricular activities',
    timing: 'semester',
    amount: per_semester_extra['extra-curricular'],
  },
  { code: 'laboratory', name: 'Laboratory', timing: 'semester', amount: per_semester_extra.laboratory },
  { code: 'development', name: 'Development', timing: 'semester', amount: per_semester_extra.development },
  { code: 'examination', name: 'Examination', timing: 'semester', amount: per_semester_extra.examination },
];

const REGISTRATION: Record<Track, number> = {
  diploma: registration.Diploma,
  btech: registration['B.Tech'],
  ug: registration.UG,
  pg: registration.PG,
};

const tuition = Object.entries(bands)
  .filter((each): each is [string, number] => typeof each[1] === 'number')
  .map(([band, amount]) => ({
    code: `tuition-${band.toLowerCase()}`,
    name: `Tuition, band ${band}`,
    timing: 'semester' as const,
    amount,
    band,
    shares: SHARES,
  }));

const registrations = Object.entries(REGISTRATION).map(([track, amount]) => ({
  code: `registration-${track}`,
  name: 'Registration and counselling',
  timing: 'registration' as const,
  amount,
  track: track as Track,
}));

/** The table of fees, in rupees. Source: facts.json, fees. */
export const feeDocuments: Fee[] = [...registrations, ...tuition, ...HEADS].map((fee, position) => ({
  track: null,
  band: null,
  shares: [],
  ...fee,
  position,
}));
