import type { AllotmentRecord, Role, Track } from '@university/shared/contract';
import { stableId } from '../src/platform/ids';

interface StaffLogin {
  email: string;
  name: string;
  password: string;
  role: Role;
  /** Of the role editor. */
  scopes?: string[];
}

interface ApplicantLogin {
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

const PASSWORD = 'demo-Skill-2025';

/** Who can sign in to the demonstration. Public on purpose; never loaded in deployment. */
export const demoLogins: { staff: StaffLogin[]; applicants: ApplicantLogin[] } = {
  staff: [
    { email: 'admin@seu.example', name: 'Vandana Rawat', password: PASSWORD, role: 'admin' },
    { email: 'notices@seu.example', name: 'Girish Hegde', password: PASSWORD, role: 'notices' },
    { email: 'admissions@seu.example', name: 'Moumita Sarkar', password: PASSWORD, role: 'admissions' },
    { email: 'grievances@seu.example', name: 'Sunita Minz', password: PASSWORD, role: 'grievances' },
    { email: 'faculty@seu.example', name: 'Ritu Gupta', password: PASSWORD, role: 'faculty' },
    {
      email: 'editor@seu.example',
      name: 'Prabha Nambiar',
      password: PASSWORD,
      role: 'editor',
      scopes: ['catalogue'],
    },
    {
      email: 'editor.fine-arts@seu.example',
      name: 'Hiren Bose',
      password: PASSWORD,
      role: 'editor',
      scopes: [`department:${stableId('department', 'Fine Arts')}`],
    },
    // What takes two people can be tried with this one.
    { email: 'registrar@seu.example', name: 'Devendra Kulkarni', password: PASSWORD, role: 'admin' },
  ],
  applicants: [
    {
      email: 'asha.pending@applicant.example',
      name: 'Asha Negi',
      birthDate: '14-02-2007',
      formNumber: 'SEU25100001',
      track: 'diploma',
      round: 1,
      outcome: 'allotted',
      preference: 1,
      status: 'pending',
    },
    {
      email: 'ravi.choice@applicant.example',
      name: 'Ravi Menon',
      birthDate: '03-08-2008',
      formNumber: 'SEU25100002',
      track: 'diploma',
      round: 1,
      outcome: 'allotted',
      preference: 3,
      status: 'pending',
    },
    {
      email: 'meena.waiting@applicant.example',
      name: 'Meena Soren',
      birthDate: '21-11-2008',
      formNumber: 'SEU25100003',
      track: 'diploma',
      round: 1,
      outcome: 'not-allotted',
      preference: null,
      status: null,
    },
    {
      email: 'joseph.held@applicant.example',
      name: 'Joseph Lyngdoh',
      birthDate: '09-05-2009',
      formNumber: 'SEU25100004',
      track: 'diploma',
      round: 1,
      outcome: 'held',
      preference: null,
      status: null,
    },
    {
      email: 'farah.float@applicant.example',
      name: 'Farah Qureshi',
      birthDate: '30-01-2009',
      formNumber: 'SEU25100005',
      track: 'diploma',
      round: 1,
      outcome: 'allotted',
      preference: 2,
      status: 'float',
    },
    {
      email: 'tenzin.btech@applicant.example',
      name: 'Tenzin Ralte',
      birthDate: '17-06-2007',
      formNumber: 'SEU25200001',
      track: 'btech',
      round: 2,
      outcome: 'allotted',
      preference: 2,
      status: 'pending',
    },
    {
      email: 'gauri.ug@applicant.example',
      name: 'Gauri Patil',
      birthDate: '25-12-2006',
      formNumber: 'SEU25300001',
      track: 'ug',
      round: 2,
      outcome: 'allotted',
      preference: 1,
      status: 'pending',
    },
    {
      email: 'arjun.pg@applicant.example',
      name: 'Arjun Sahoo',
      birthDate: '11-09-2003',
      formNumber: 'SEU25400001',
      track: 'pg',
      round: 1,
      outcome: 'allotted',
      preference: 1,
      status: 'pending',
    },
  ],
};
