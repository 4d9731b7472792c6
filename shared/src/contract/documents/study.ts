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
} from './fields';

/** A category of seats, such as `D_UR`. */
const category = line('Category', 20, { isTranslated: false });

const percent = (title: string) => whole(title, 0, 100, { input: 'percent' });

/** What somebody must have to apply; how seats are ranked is another matter. */
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
  ranking: optionalLine('How seats are ranked', 200, { hint: 'Such as: Merit in class XII.' }),
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

/** One line of the table of fees. */
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

/** A part of width or height. */
const share = () => z.number('Enter a number').min(0, 'At least 0').max(1, 'At most 1');

/** Words that stand with a picture of the library. */
export const mediaData = z.object({
  title: line('Title', 120, { isTranslated: false }),
  altEn: line('What the picture shows', 300, { hint: 'For people who do not see it.', isTranslated: false }),
  altHi: optionalLine('The same in Hindi', 300, { isTranslated: false }),
  credit: optionalLine('Whose picture it is', 120, { isTranslated: false }),
  focalX: share().meta({ title: 'What matters, from the left', hint: '0 to 1.' }),
  focalY: share().meta({ title: 'What matters, from the top', hint: '0 to 1.' }),
});
