import type { DocumentData, ProgramLevel } from '@university/shared/contract';
import type { DemoTrack } from '../admission/tracks';
import { split } from './prose';
import type { ProgrammeTexts } from './programmes/shape';

type Entry = NonNullable<DocumentData<'program'>['entry']>;

/** Least marks: of all, of OBC and EWS, of SC, ST and persons with disabilities. Percent. */
type Least = readonly [all: number, lower: number, lowest: number];

/** What a track asks of everybody, and how it ranks. Source of the ranking: facts.json, programmes. */
const TRACKS: Record<DemoTrack, { qualification: string; least: Least; ranking: string }> = {
  diploma: {
    qualification: 'Class X or equivalent, with English, Mathematics and Science',
    least: [45, 43, 40],
    ranking: 'Merit in class X',
  },
  btech: { qualification: 'Class XII or equivalent', least: [60, 55, 50], ranking: 'Rank in JEE Main' },
  ug: { qualification: 'Class XII or equivalent', least: [50, 47, 45], ranking: 'Merit in class XII' },
  pg: { qualification: 'A bachelor’s degree', least: [55, 52, 50], ranking: 'Merit in the qualifying degree' },
};

const marks = ([all, lower, lowest]: Least): Entry['marks'] =>
  Object.entries({ UR: all, OBC: lower, EWS: lower, SC: lowest, ST: lowest, PWD: lowest }).map(
    ([category, percent]) => ({ category, percent }),
  );

export const rankingOf = (track: DemoTrack): string => TRACKS[track].ranking;

export function entryOf(track: DemoTrack, texts: ProgrammeTexts[string]): Entry {
  const { qualification, least } = TRACKS[track];
  return {
    qualification: texts.qualification ?? qualification,
    subjects: texts.subjects ? split(texts.subjects) : [],
    marks: marks(least),
    note: texts.note ?? null,
  };
}

/**
 * B.Tech. is undergraduate by level and a track of its own in admission. The diploma in pharmacy follows class XII: it is
 * a diploma by level, and its applicants register with those of the undergraduate track.
 */
export function levelOf(level: string, name: string): { level: ProgramLevel; track: DemoTrack } {
  if (level === 'Diploma') return { level: 'DIPLOMA', track: 'diploma' };
  if (level === 'B.Tech') return { level: 'UG', track: 'btech' };
  if (level === 'PG') return { level: 'PG', track: 'pg' };
  return { level: name.startsWith('Diploma') ? 'DIPLOMA' : 'UG', track: 'ug' };
}
