import { z } from 'zod';
import { track } from './track';
import { FEE_TIMINGS } from './fees';
import { picture } from './media';
import { PROGRAM_LEVELS } from './program-levels';
import { success, successList, answeredOn, byId, limit, page, type Terms } from './endpoint';
import { pinCode } from './text';

export const programLevel = z.enum(PROGRAM_LEVELS);

const id = z.string().min(1);

/** `code` is used in addresses. */
export const zone = z.object({ _id: id, code: z.string(), name: z.string() });

/** The day is in India. */
export const correction = z.object({ on: z.iso.date(), text: z.string() });

const corrections = z.array(correction);

const personLink = z.object({ _id: id, name: z.string(), designation: z.string() });

export const campus = z.object({
  _id: id,
  code: z.string(),
  slug: z.string(),
  name: z.string(),
  zone: z.string(),
  zone_name: z.string(),
  location: z.string(),
  city: z.string(),
  pin: z.string(),
  /** Degrees; null: not on the map. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  nearest_metro: z.string().nullable(),
  women_only: z.boolean(),
  accessible: z.boolean().nullable(),
  headquarters: z.boolean(),
  info: z.string(),
  courses_offered: z.array(z.string()),
  labs: z.array(z.string()),
  campus_photo: z.string().nullable(),
  picture: picture.nullable(),
  seats: z.number().int(),
  has_hostel: z.boolean(),
});

const offer = z.object({
  _id: id,
  code: z.string(),
  name: z.string(),
  programLevel,
  department: z.object({ _id: id, name: z.string() }),
  shift: z.string().nullable(),
  seats: z.number().int(),
  /** Rupees with the first semester or year; null: agreed with a partner, or unknown. */
  first_payment: z.number().int().nullable(),
  has_page: z.boolean(),
});

/** Texts are Markdown. */
export const campusDetail = campus.extend({
  email: z.string().nullable(),
  phone: z.string().nullable(),
  getting_there: z.string().nullable(),
  access: z.array(z.string()),
  laboratories: z.array(z.object({ name: z.string(), text: z.string().nullable() })),
  hostel: z.string().nullable(),
  transport: z.string().nullable(),
  director: personLink.nullable(),
  director_message: z.string().nullable(),
  pictures: z.array(picture),
  programs: z.array(offer),
  corrections,
});

export const nearCampus = campus
  .pick({
    _id: true,
    slug: true,
    name: true,
    zone: true,
    zone_name: true,
    location: true,
    nearest_metro: true,
    seats: true,
  })
  .extend({ distance: z.number().int() });

/** Has a hostel or transport. Texts are Markdown. */
export const hostelCampus = campusDetail.pick({
  _id: true,
  slug: true,
  name: true,
  zone: true,
  zone_name: true,
  women_only: true,
  email: true,
  phone: true,
  hostel: true,
  transport: true,
});

export const pinPlace = z.object({ code: z.string(), name: z.string(), is_exact: z.boolean() });

export const department = z.object({
  _id: id,
  name: z.string(),
  /** E-mail of the head; empty: vacant. */
  hod: z.string(),
});

export const departmentSchool = z.object({
  _id: id,
  code: z.string(),
  name: z.string(),
  about: z.string().nullable(),
  dept_id: z.array(department),
});

/** Texts are Markdown. */
export const departmentDetail = department.extend({
  code: z.string(),
  about: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  picture: picture.nullable(),
  school: z.object({ _id: id, code: z.string(), name: z.string() }),
  head: personLink.nullable(),
  corrections,
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
  picture: picture.nullable(),
  position: z.number().int(),
  overview: z.string(),
  research: z.array(z.string()),
});

/** Texts are Markdown. */
export const facultyDetail = faculty.extend({
  qualifications: z.array(z.string()),
  research_text: z.string().nullable(),
  publications: z.array(z.string()),
  corrections,
});

export const programYear = z.object({
  credits: z.number().int(),
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
  /** Most seats at a campus. */
  intake: z.number().int(),
  seats: z.number().int(),
  /** A sentence; empty: not published. */
  eligibility: z.string(),
  ranking: z.string().nullable(),
  subjects: z.array(z.string()),
  /** For addresses: English in every language. */
  subject_ids: z.array(z.string()),
  /** Tuition, INR; null: agreed with a partner, or unknown. */
  fee: z.number().int().nullable(),
  /** How often it is paid. */
  fee_per: z.enum(['semester', 'year']),
  fee_note: z.string().nullable(),
  first_payment: z.number().int().nullable(),
  /** In India; null: not announced. */
  last_date: z.string().nullable(),
  track,
  campuses: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      zone: z.string(),
      women_only: z.boolean(),
      shift: z.string().nullable(),
      shift_id: z.string().nullable(),
      seats: z.number().int(),
    }),
  ),
  /** `year1`, …; null: not published, and no page. */
  years: z.record(z.string(), programYear).nullable(),
});

const seatsByCategory = z.array(z.object({ category: z.string(), seats: z.number().int() }));

export const fee = z.object({
  _id: id,
  code: z.string(),
  name: z.string(),
  timing: z.enum(FEE_TIMINGS),
  amount: z.number().int(),
  track: track.nullable(),
  band: z.string().nullable(),
  /** Percent that a category pays. */
  shares: z.array(z.object({ category: z.string(), percent: z.number().int() })),
});

export const application = z.object({
  track,
  opens_on: z.string().nullable(),
  last_date: z.string().nullable(),
  portal: z.string().nullable(),
});

/** Texts are Markdown. Unknown values are null or empty. */
export const programDetail = program.extend({
  about: z.string().nullable(),
  careers: z.array(z.string()),
  entry: z
    .object({
      qualification: z.string(),
      subjects: z.array(z.string()),
      marks: z.array(z.object({ category: z.string(), percent: z.number().int() })),
      note: z.string().nullable(),
    })
    .nullable(),
  /** Ordered as `campuses`. */
  seats_by_campus: z.array(z.object({ slug: z.string(), seats: seatsByCategory })),
  fees: z.array(fee),
  application: application.nullable(),
  teachers: z.array(personLink.extend({ picture: picture.nullable() })),
  picture: picture.nullable(),
  pictures: z.array(picture),
  corrections,
});

export type ProgramLevel = z.infer<typeof programLevel>;
export type Correction = z.infer<typeof correction>;
export type Zone = z.infer<typeof zone>;
export type Campus = z.infer<typeof campus>;
export type HostelCampus = z.infer<typeof hostelCampus>;
export type NearCampus = z.infer<typeof nearCampus>;
export type PinPlace = z.infer<typeof pinPlace>;
export type Department = z.infer<typeof department>;
export type DepartmentSchool = z.infer<typeof departmentSchool>;
export type Faculty = z.infer<typeof faculty>;
export type CampusDetail = z.infer<typeof campusDetail>;
export type DepartmentDetail = z.infer<typeof departmentDetail>;
export type FacultyDetail = z.infer<typeof facultyDetail>;
export type Program = z.infer<typeof program>;
export type ProgramDetail = z.infer<typeof programDetail>;
export type Fee = z.infer<typeof fee>;
export type Application = z.infer<typeof application>;
export type ProgramYear = z.infer<typeof programYear>;

/** Source: specification, section 9. */
export const FACULTY_LIMIT = { search: 500, list: 1000 } as const;

export const catalogueEndpoints = {
  listFaculty: {
    summary: 'Faculty members, by surname',
    access: 'public',
    query: z.object({ limit: limit(FACULTY_LIMIT.list, FACULTY_LIMIT.search), page }),
    response: successList({ faculty: z.array(faculty) }),
  },
  listDepartments: {
    summary: 'All departments',
    access: 'public',
    response: success({ departments: z.array(department) }),
  },
  listDepartmentSchools: {
    summary: 'Schools with their departments',
    access: 'public',
    response: success({ departmentSchools: z.array(departmentSchool) }),
  },
  listPrograms: {
    summary: 'All programmes',
    access: 'public',
    response: success({ programs: z.array(program), on: answeredOn }),
  },
  getPrograms: {
    access: 'public',
    params: byId,
    summary:
      "A department's programmes by its _id, or a list of one by a programme's _id; an unknown id gives an empty list, a programme that is closed to new admission 410",
    fails: [410],
    response: success({ programs: z.array(programDetail), on: answeredOn }),
  },
  listCampuses: {
    summary: 'Campuses, of one zone or all',
    access: 'public',
    query: z.object({ zone: z.string().min(1).max(60).optional() }),
    response: success({ campuses: z.array(campus) }),
  },
  getCampus: {
    summary: 'A campus by its name in addresses',
    access: 'public',
    params: z.object({ slug: z.string().min(1).max(60) }),
    response: success({ campus: campusDetail }),
  },
  findNearestCampuses: {
    summary: 'The campuses nearest to a PIN code; one that is not known and near to no other gives an empty list',
    access: 'public',
    query: z.object({ pin: pinCode() }),
    response: success({
      /** null: unknown code. */
      place: pinPlace.nullable(),
      campuses: z.array(nearCampus),
    }),
  },
  listHostels: {
    summary: 'Campuses with a hostel or transport of their own, by name',
    access: 'public',
    response: success({ campuses: z.array(hostelCampus) }),
  },
  listZones: { summary: 'Zones, in their order', access: 'public', response: success({ zones: z.array(zone) }) },
  getDepartment: {
    summary: 'A department',
    access: 'public',
    params: byId,
    response: success({ department: departmentDetail }),
  },
  getFaculty: {
    summary: 'A member of the faculty',
    access: 'public',
    params: byId,
    response: success({ faculty: facultyDetail }),
  },
  listFees: {
    summary: 'The table of fees, in its order',
    access: 'public',
    response: success({ fees: z.array(fee) }),
  },
  listApplications: {
    summary: 'When each track takes applications',
    access: 'public',
    response: success({ applications: z.array(application) }),
  },
} as const satisfies Record<string, Terms>;
