import type { DepartmentDetail, FacultyDetail } from '@university/shared/contract';
import { aDepartment, aMember } from '../testing';

export const aDepartmentDetail = (changes: Partial<DepartmentDetail> = {}): DepartmentDetail => ({
  ...aDepartment(),
  code: 'CE',
  about: null,
  email: null,
  phone: null,
  picture: null,
  school: { _id: 's1', code: 'SADS', name: 'School of Design Skills' },
  head: { _id: 'id-asha.rao', name: 'Dr. Asha Rao', designation: 'Professor' },
  corrections: [],
  ...changes,
});

export const departmentDetailAnswer = (department: DepartmentDetail) => ({ status: 'success', data: { department } });

export const aMemberDetail = (changes: Partial<FacultyDetail> = {}): FacultyDetail => ({
  ...aMember('Asha', 'Rao'),
  qualifications: [],
  research_text: null,
  publications: [],
  corrections: [],
  ...changes,
});

export const memberAnswer = (faculty: FacultyDetail) => ({ status: 'success', data: { faculty } });
