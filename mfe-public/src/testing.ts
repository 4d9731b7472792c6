import type {
  Campus,
  Department,
  DepartmentSchool,
  Faculty,
  Fee,
  Program,
  ProgramDetail,
  ProgramLevel,
} from '@university/shared/contract';

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
    seats: 60,
    eligibility: 'Class X or equivalent',
    ranking: null,
    subjects: [],
    subject_ids: [],
    fee: 25_000,
    fee_per: 'semester',
    fee_note: null,
    first_payment: 34_550,
    last_date: null,
    track: 'diploma',
    campuses: [
      {
        slug: 'dwarka',
        name: 'Dwarka Campus',
        zone: 'west',
        women_only: false,
        shift: null,
        shift_id: null,
        seats: 60,
      },
    ],
    years: { year1: { credits: 40, exitAward: null, syllabus: null, courses: ['Drawing'] } },
    ...changes,
  };
}

export const aFee = (name: string, timing: Fee['timing'], amount: number, changes: Partial<Fee> = {}): Fee => ({
  _id: `id-${name}`,
  code: name,
  name,
  timing,
  amount,
  track: null,
  band: null,
  shares: [],
  ...changes,
});

export const aProgramDetail = (code: string, changes: Partial<ProgramDetail> = {}): ProgramDetail => ({
  ...aProgram(code, 'DIPLOMA'),
  about: null,
  careers: [],
  entry: null,
  seats_by_campus: [{ slug: 'dwarka', seats: [] }],
  fees: [aFee('Tuition', 'semester', 25_000, { band: 'D' }), aFee('Caution money', 'deposit', 3_500)],
  application: null,
  teachers: [],
  picture: null,
  pictures: [],
  corrections: [],
  ...changes,
});

export const answer = (programs: readonly Program[]) => ({ status: 'success', data: { programs } });

export function aCampus(changes: Partial<Campus> = {}): Campus {
  return {
    _id: 'campus-1',
    code: 'W03',
    slug: 'dwarka',
    name: 'Dwarka Campus',
    zone: 'west',
    zone_name: 'West Zone',
    city: 'New Delhi',
    latitude: null,
    longitude: null,
    location: 'Dwarka Sector 9, New Delhi 110077',
    pin: '110077',
    nearest_metro: 'Dwarka Sector 10',
    women_only: false,
    accessible: true,
    headquarters: false,
    info: 'The campus beside the park.',
    courses_offered: ['Programme DCE'],
    labs: ['Civil Engineering workshop'],
    campus_photo: null,
    picture: null,
    seats: 60,
    has_hostel: false,
    ...changes,
  };
}

export const campusAnswer = (campuses: readonly Campus[]) => ({ status: 'success', data: { campuses } });

export function aMember(firstname: string, surname: string, changes: Partial<Faculty> = {}): Faculty {
  const handle = `${firstname}.${surname}`.toLowerCase();
  return {
    _id: `id-${handle}`,
    salutation: 'Dr.',
    firstname,
    surname,
    email: `${handle}@seu.example`,
    dept_id: { _id: 'dept-1', name: 'Civil Engineering' },
    designation: 'Assistant Professor',
    photo: null,
    picture: null,
    position: 0,
    overview: `${firstname} builds bridges.`,
    research: ['bamboo'],
    ...changes,
  };
}

export const facultyAnswer = (faculty: readonly Faculty[]) => ({
  status: 'success',
  data: { faculty },
  metadata: { total: faculty.length, page: 1, limit: 1000, totalPages: 1 },
});

export const aDepartment = (changes: Partial<Department> = {}): Department => ({
  _id: 'dept-1',
  name: 'Civil Engineering',
  hod: 'asha.rao@seu.example',
  ...changes,
});

export const schoolAnswer = (departmentSchools: readonly DepartmentSchool[]) => ({
  status: 'success',
  data: { departmentSchools },
});
