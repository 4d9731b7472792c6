/** Degrees of people of a school, highest first, by the code of the school: doctorate, master's and first degree. */
const BY_SCHOOL: Record<string, readonly [string, string, string]> = {
  SADS: ['Ph.D. in Design', 'M.Des.', 'B.Des.'],
  SCIT: ['Ph.D. in Computer Science', 'M.Tech. in Computer Science', 'B.Tech. in Computer Engineering'],
  SEEE: ['Ph.D. in Electrical Sciences', 'M.Tech. in Electronics', 'B.Tech. in Electrical Engineering'],
  SMEC: ['Ph.D. in Mechanical Engineering', 'M.Tech. in Production Engineering', 'B.Tech. in Mechanical Engineering'],
  SCHE: ['Ph.D. in Chemical Technology', 'M.Tech. in Chemical Engineering', 'B.Tech. in Chemical Engineering'],
  SBFM: ['Ph.D. in Management', 'MBA', 'B.Com.'],
  SENT: ['Ph.D. in Entrepreneurship', 'MBA', 'B.Com.'],
  SAHS: ['Ph.D. in Health Sciences', 'M.Sc. in Medical Sciences', 'B.Sc.'],
  STHS: ['Ph.D. in Hospitality Studies', 'Master of Hotel Management', 'Bachelor of Hotel Management'],
  SSCI: ['Ph.D. in Science', 'M.Sc.', 'B.Sc. (Honours)'],
  SLCS: ['Ph.D. in Language and Literature', 'M.A.', 'B.A. (Honours)'],
};

/** Where a department differs from its school. */
const BY_DEPARTMENT: Record<string, readonly [string, string, string]> = {
  Architecture: ['Ph.D. in Architecture', 'M.Arch.', 'B.Arch.'],
  'Civil Engineering': [
    'Ph.D. in Civil Engineering',
    'M.Tech. in Structural Engineering',
    'B.Tech. in Civil Engineering',
  ],
  'Fine Arts': ['Ph.D. in History of Art', 'M.F.A.', 'B.F.A.'],
  'Data Science and Analytics': ['Ph.D. in Statistics', 'M.Sc. in Statistics', 'B.Sc. in Mathematics'],
  'Library and Information Science': ['Ph.D. in Library Science', 'M.Lib.I.Sc.', 'B.Lib.I.Sc.'],
  'Pharmaceutical Sciences': ['Ph.D. in Pharmaceutics', 'M.Pharm.', 'B.Pharm.'],
  'Optometry and Vision Science': ['Ph.D. in Vision Science', 'M.Optom.', 'B.Optom.'],
  'Facility Management': ['Ph.D. in Building Services', 'M.Tech. in Energy Management', 'B.E.'],
  'Beauty and Wellness': ['Ph.D. in Cosmetic Science', 'M.Sc. in Cosmetic Chemistry', 'B.Sc.'],
  Physics: ['Ph.D. in Physics', 'M.Sc. in Physics', 'B.Sc. (Honours) in Physics'],
  Chemistry: ['Ph.D. in Chemistry', 'M.Sc. in Chemistry', 'B.Sc. (Honours) in Chemistry'],
  Mathematics: ['Ph.D. in Mathematics', 'M.Sc. in Mathematics', 'B.Sc. (Honours) in Mathematics'],
  'Life Sciences': ['Ph.D. in Botany', 'M.Sc. in Microbiology', 'B.Sc. (Honours) in Zoology'],
  'Quantum Technologies': ['Ph.D. in Physics', 'M.Sc. in Physics', 'B.Sc. (Honours) in Physics'],
  Nanotechnology: ['Ph.D. in Materials Science', 'M.Tech. in Nanotechnology', 'B.Sc. (Honours) in Chemistry'],
};

/** Of who teaches a craft: learnt at the bench. */
const CRAFT = ['Diploma in the field', 'National trade certificate'];

/** @param isDoctor the salutation says so */
export function degreesOf(
  school: string,
  department: string,
  { isDoctor, years }: { isDoctor: boolean; years: number },
): string[] {
  if (!isDoctor) return [...CRAFT, `${years} years of work in the field`];
  return [...(BY_DEPARTMENT[department] ?? BY_SCHOOL[school] ?? [])];
}
