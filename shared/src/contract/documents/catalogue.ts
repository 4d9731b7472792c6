import { z } from 'zod';
import { FEE_TIMINGS } from '../fees';
import { PROGRAM_LEVELS } from '../program-levels';
import {
  article,
  choice,
  code,
  line,
  lines,
  link,
  optionalLine,
  optionalReference,
  pictures,
  reference,
  rows,
  whole,
  degrees,
  optionalEmail,
  slug,
  yesNo,
  day,
  email,
} from './fields';
import { pinCode } from '../text';

/** `D_UR` */
const category = line('Category', 20, { isTranslated: false });

const percent = (title: string) => whole(title, 0, 100, { input: 'percent' });

export const entryData = z.object({
  qualification: line('What one must have passed', 200, { hint: 'Such as: Class XII or equivalent.' }),
  subjects: lines('Subjects one must have had', { each: 60, most: 20 }),
  marks: rows('Minimum marks by category', z.object({ category, percent: percent('Percent') }), 30),
  note: optionalLine('What else is asked for', 300),
});

const programYearData = z.object({
  credits: whole('Credits', 0, 400),
  exitAward: optionalLine('Award for leaving after this year', 120),
  syllabus: link('Syllabus (PDF)'),
  courses: lines('Papers', { most: 40 }),
});

const programCampusData = z.object({
  campusId: reference('Campus', 'campus'),
  shift: optionalLine('Shift', 40, { hint: 'Such as: Morning, Evening. Empty: the usual hours.' }),
  seats: rows('Seats by category', z.object({ category, seats: whole('Seats', 0, 10_000) }), 60),
});

export const programData = z.object({
  code: code(),
  name: line('Name', 160, { isGuarded: true }),
  level: choice('Level', PROGRAM_LEVELS, { isGuarded: true }),
  track: reference('Admission track', 'track', { isGuarded: true }),
  departmentId: reference('Department', 'department', { isGuarded: true }),
  duration: line('Duration', 40, { hint: 'Such as: 3 years.' }),
  mode: line('Mode', 40, { hint: 'Such as: Full-time.' }),
  about: article('About the programme', 6_000),
  careers: lines('What you can become', { most: 20 }),
  entry: entryData.nullable().meta({ title: 'Who may apply' }),
  ranking: optionalLine('How merit is decided', 200, { hint: 'Such as: Merit in class XII.' }),
  feeBand: optionalLine('Fee band', 20, {
    isGuarded: true,
    isTranslated: false,
    hint: 'The band of the tuition fee in the table of fees.',
  }),
  feeNote: optionalLine('Instead of a fee', 200, { hint: 'Such as: As agreed with the partner institute.' }),
  campuses: rows('Campuses and seats', programCampusData, 60, { isGuarded: true }),
  years: z
    .array(programYearData)
    .min(1, 'Give at least one year')
    .max(8, 'Give at most 8 years')
    .nullable()
    .meta({ title: 'Years', hint: 'Without years the programme is listed and has no page.' }),
  photoId: optionalReference('Picture', 'media'),
  gallery: pictures('More pictures'),
});

export const feeData = z.object({
  code: code(),
  name: line('Name', 120),
  timing: choice('When it is paid', FEE_TIMINGS),
  amount: whole('Amount', 0, 10_000_000, { input: 'rupees' }),
  track: optionalReference('Only of this track', 'track', { hint: 'Empty: every track pays it.' }),
  band: optionalLine('Only of this fee band', 20, {
    hint: 'Empty: every programme has it. With a band it is the tuition fee.',
    isTranslated: false,
  }),
  shares: rows('Concession: who pays only a part', z.object({ category, percent: percent('Percent to pay') }), 30),
  position: whole('Place in the table', 0, 1_000),
});

/** Of width or height. */
const share = () => z.number('Enter a number').min(0, 'At least 0').max(1, 'At most 1');

export const mediaData = z.object({
  title: line('Title', 120, { isTranslated: false }),
  altEn: line('What the picture shows', 300, { hint: 'For people who do not see it.', isTranslated: false }),
  altHi: optionalLine('The same in Hindi', 300, { isTranslated: false }),
  credit: optionalLine('Whose picture it is', 120, { isTranslated: false }),
  focalX: share().meta({ title: 'What matters, from the left', hint: '0 to 1.' }),
  focalY: share().meta({ title: 'What matters, from the top', hint: '0 to 1.' }),
});

const pin = pinCode().meta({ title: 'PIN code', hint: 'Six digits.' });

export const zoneData = z.object({
  code: slug('Name in addresses', { hint: 'As in /campus/zone/north.' }),
  name: line('Name', 60),
  position: whole('Place in the list', 0, 1_000),
});

/** Other names below `/campus`. */
const TAKEN = ['hostel', 'nearest', 'zone'];

export const campusData = z.object({
  code: code(),
  slug: slug('Name in addresses', {
    hint: 'As in /campus/main. Links to the old name lead to the new one when you change it.',
    taken: TAKEN,
  }),
  name: line('Name', 120),
  zoneId: reference('Zone', 'zone'),
  location: line('Address', 300, { hint: 'As on a letter, with PIN code.' }),
  city: line('City', 80),
  pin,
  latitude: degrees('Latitude', 90),
  longitude: degrees('Longitude', 180),
  email: optionalEmail('E-mail of the office'),
  phone: optionalLine('Phone of the office', 40, { isTranslated: false }),
  nearestMetro: optionalLine('Nearest metro station', 120),
  gettingThere: article('How to get there', 2_000),
  womenOnly: yesNo('For women only'),
  headquarters: yesNo('The offices of the university are here'),
  accessible: yesNo('Wheelchairs reach every teaching room')
    .nullable()
    .meta({ title: 'Wheelchairs reach every teaching room', hint: 'Leave it open until the building was surveyed.' }),
  access: lines('Access for people with disabilities', {
    hint: 'One feature a line: ramp at gate 2, lift to all floors.',
  }),
  info: article('About the campus', 5_000),
  labs: rows(
    'Laboratories and facilities',
    z.object({ name: line('Name', 120), text: optionalLine('What is done there', 300) }),
    60,
  ),
  hostel: article('Hostel', 3_000, { hint: 'Empty: the campus has none, and its page does not speak of it.' }),
  transport: article('Transport', 3_000),
  directorId: optionalReference('Director', 'person', { isGuarded: true }),
  directorMessage: article('Message of the director', 3_000),
  photoId: optionalReference('Picture', 'media'),
  gallery: pictures('More pictures'),
});

export const pinData = z.object({
  code: pin,
  /** Not translated. */
  name: line('Place', 120, { isTranslated: false }),
  latitude: z.number('Enter a number').min(-90).max(90).meta({ title: 'Latitude' }),
  longitude: z.number('Enter a number').min(-180).max(180).meta({ title: 'Longitude' }),
});

export const schoolData = z.object({
  code: code(),
  name: line('Name', 120, { hint: 'In full, as it is shown: School of Fine Arts.' }),
  about: article('About the school', 3_000),
});

export const departmentData = z.object({
  code: code(),
  name: line('Name', 120, { isGuarded: true }),
  schoolId: reference('School', 'school', { isGuarded: true }),
  headId: optionalReference('Head', 'person', {
    hint: 'A person who has left is not the head any more; the page then says that the post is vacant.',
    isGuarded: true,
  }),
  about: article('About the department', 5_000),
  email: optionalEmail('E-mail of the office'),
  phone: optionalLine('Phone of the office', 40, { isTranslated: false }),
  photoId: optionalReference('Picture', 'media'),
});

export const personData = z.object({
  salutation: line('Salutation', 20),
  firstname: line('First name', 80),
  surname: line('Surname', 80),
  email: email('E-mail', { isGuarded: true, hint: 'The address of the account, for who keeps the own page.' }),
  departmentId: reference('Department', 'department', { isGuarded: true }),
  designation: line('Post', 120, { isGuarded: true }),
  position: whole('Place in the list of the department', 0, 1_000, { isGuarded: true }),
  joinedOn: day('Joined on', { isGuarded: true }),
  leftOn: day('Last day at the university', {
    hint: 'After this day the person disappears from every page.',
    isGuarded: true,
  }),
  staffId: optionalReference('Account', 'staff', { hint: 'Who may keep this page.', isGuarded: true }),
  photoId: optionalReference('Photograph', 'media'),
  overview: article('Overview', 5_000),
  qualifications: lines('Qualifications', { hint: 'One a line, the highest first.' }),
  research: lines('Research interests', { each: 300 }),
  researchText: article('About the research', 5_000),
  publications: lines('Publications', { each: 500, most: 200 }),
});
