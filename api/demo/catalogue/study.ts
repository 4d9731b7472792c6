import { photoIdOf } from '../media';
import { stableId } from '../../src/platform/ids';
import facts from '../facts.json';
import { awardsOf } from './awards';
import { entryOf, levelOf, rankingOf } from './entry';
import { type Row, schoolOf } from './facts';
import { programmeTexts } from './programmes';
import { split } from './prose';
import { seatsByCategory } from './seats';

/** Source: facts.json, credits_per_year_hint. */
const CREDITS_PER_YEAR = 40;

/** Taught outside the usual hours: code of the campus, code of the programme. */
const SHIFTS: Record<string, string> = {
  'C02 DCE': 'Evening',
  'C02 DME': 'Evening',
  'E02 BSBF': 'Morning',
  'E02 MCA': 'Evening',
  'E04 MBEN': 'Evening',
  'N05 DTD': 'Morning',
  'W02 BBAO': 'Afternoon',
};

/** The band whose fee is agreed with a partner institute. Source: facts.json, fees.bands. */
const PARTNER_BAND = 'F';

function toRow(programme: (typeof facts.programmes)[number]): Row<'program'> {
  const { code, name, duration_years: length, department, typical_intake: intake, fee_band: band } = programme;
  const texts = programmeTexts[code];
  if (!texts) throw new Error(`Nothing is written of ${code}`);
  const kind = levelOf(programme.level, name);
  const awards = awardsOf(name, length);
  return {
    id: stableId('program', code),
    code,
    name,
    ...kind,
    departmentId: stableId('department', department),
    duration: length === 1 ? '1 year' : `${length} years`,
    mode: 'Full-time',
    about: texts.about,
    careers: split(texts.careers),
    entry: entryOf(kind.track, texts),
    ranking: rankingOf(kind.track),
    feeBand: band === PARTNER_BAND ? null : band,
    feeNote: band === PARTNER_BAND ? 'As agreed with the partner institute' : null,
    campuses: programme.campus_codes.map((campus) => ({
      campusId: stableId('campus', campus),
      shift: SHIFTS[`${campus} ${code}`] ?? null,
      seats: seatsByCategory(intake),
    })),
    years: texts.papers.map((papers, year) => ({
      credits: CREDITS_PER_YEAR,
      exitAward: awards[year] ?? null,
      syllabus: null,
      courses: split(papers),
    })),
    photoId: photoIdOf(schoolOf.get(programme.department) ?? '', programme.department),
    gallery: [],
  };
}

export const programRows = facts.programmes.map(toRow);

/** Papers of the programmes of a department, by its name. */
export function papersOf(department: string): string[] {
  const codes = facts.programmes.filter((each) => each.department === department).map(({ code }) => code);
  return codes.flatMap((code) => programmeTexts[code]?.papers.flatMap(split) ?? []);
}
