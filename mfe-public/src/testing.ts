import type { Program, ProgramLevel } from '@university/shared/contract';

/** A programme as the API answers it, with detail unless said otherwise. */
export function aProgram(code: string, programLevel: ProgramLevel, changes: Partial<Program> = {}): Program {
  return {
    _id: `id-${code}`,
    code,
    name: `Programme ${code}`,
    programLevel,
    duration: '3 years',
    mode: 'Full-time',
    department: { _id: 'dept-1', name: 'Civil Engineering' },
    intake: 60,
    eligibility: 'Merit in class X',
    fee: 25_000,
    campuses: [{ slug: 'dwarka', name: 'Dwarka Campus' }],
    years: { year1: { credits: 40, exitAward: null, syllabus: null, courses: ['Drawing'] } },
    ...changes,
  };
}

export const answer = (programs: readonly Program[]) => ({ status: 'success', data: { programs } });
