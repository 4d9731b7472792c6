import { z } from 'zod';

/** Levels a programme is listed under. Source: specification, section 9. */
export const PROGRAM_LEVELS = ['DIPLOMA', 'UG', 'PG'] as const;
export const programLevel = z.enum(PROGRAM_LEVELS);

/** Zones of Delhi that campuses are grouped by. */
export const ZONES = ['central', 'north', 'south', 'east', 'west'] as const;
export const zone = z.enum(ZONES);

const id = z.string().min(1);

export const campus = z.object({
  _id: id,
  code: z.string(),
  slug: z.string(),
  name: z.string(),
  zone,
  location: z.string(),
  pin: z.string(),
  nearest_metro: z.string().nullable(),
  women_only: z.boolean(),
  /** null: not yet surveyed. */
  accessible: z.boolean().nullable(),
  headquarters: z.boolean(),
  info: z.string(),
  courses_offered: z.array(z.string()),
  labs: z.array(z.string()),
  campus_photo: z.string().nullable(),
});

export const department = z.object({
  _id: id,
  name: z.string(),
  /** E-mail of the faculty member who heads the department. */
  hod: z.string(),
});

export const departmentSchool = z.object({
  _id: id,
  code: z.string(),
  name: z.string(),
  dept_id: z.array(department),
});

export const faculty = z.object({
  _id: id,
  salutation: z.string(),
  firstname: z.string(),
  surname: z.string(),
  email: z.string(),
  dept_id: z.object({ _id: id, name: z.string() }),
  designation: z.string(),
  photo: z.string().nullable(),
  overview: z.string(),
  research: z.array(z.string()),
});

/** One year of a programme: what it is worth and where one may leave with an award. */
export const programYear = z.object({
  credits: z.number().int(),
  /** Award for leaving after this year, or null where there is no exit. */
  exitAward: z.string().nullable(),
  syllabus: z.string().nullable(),
  courses: z.array(z.string()),
});

export const program = z.object({
  _id: id,
  code: z.string(),
  name: z.string(),
  programLevel,
  duration: z.string(),
  mode: z.string(),
  department: z.object({ _id: id, name: z.string() }),
  /** Seats at one of its campuses. */
  intake: z.number().int(),
  eligibility: z.string(),
  /** INR per semester, or null where the fee is agreed with a partner institute. */
  fee: z.number().int().nullable(),
  campuses: z.array(z.object({ slug: z.string(), name: z.string() })),
  /** `year1`, `year2` …; null while the detail is not published, and then the programme has no page. */
  years: z.record(z.string(), programYear).nullable(),
});

export type ProgramLevel = z.infer<typeof programLevel>;
export type Zone = z.infer<typeof zone>;
export type Campus = z.infer<typeof campus>;
export type Department = z.infer<typeof department>;
export type DepartmentSchool = z.infer<typeof departmentSchool>;
export type Faculty = z.infer<typeof faculty>;
export type Program = z.infer<typeof program>;
export type ProgramYear = z.infer<typeof programYear>;
