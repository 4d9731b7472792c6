import type { AllotmentRecord, Role, Track } from '@university/shared/contract';
import logins from '../../demo/logins.json' with { type: 'json' };
import { stableId } from '../src/platform/secrets';

interface StaffLogin {
  email: string;
  name: string;
  password: string;
  role: Role;
  scopes?: string[];
}

export interface ApplicantLogin {
  email: string;
  name: string;
  /** DD-MM-YYYY, the password of the result pages. */
  birthDate: string;
  track: Track;
  round: number;
  formNumber: string;
  outcome: AllotmentRecord['outcome'];
  preference: number | null;
  status: AllotmentRecord['status'];
}

const scopeOf = (scope: string): string => {
  const [kind = '', code] = scope.split(':');
  return code ? `${kind}:${stableId(kind, code)}` : scope;
};

/** Public on purpose; never loaded in deployment. */
export const demoLogins: { staff: StaffLogin[]; applicants: ApplicantLogin[] } = {
  staff: logins.staff.map(({ role, scopes, ...login }) => ({
    ...login,
    role: role as Role,
    scopes: scopes?.map(scopeOf),
  })),
  applicants: logins.applicants as ApplicantLogin[],
};
