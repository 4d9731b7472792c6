import {
  type AdmissionCodes,
  IMPORT_COLUMNS,
  MOST_PREFERENCES,
  OPTIONAL_RESULT_COLUMNS,
  type OptionalResultColumn,
  plainCode,
  type ResultColumn,
  type Track,
} from '@university/shared/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { campuses, type importRows, programCampuses, programs } from '../../platform/database/schema';
import {
  type Cells,
  type CsvHeader,
  type FileColumns,
  type ImportIssues,
  MonthFirst,
  oneOf,
  type Problem,
  readHeader,
  RESULT_FILE,
  type ResultRow,
  rowSchema,
  toProblems,
} from './csv';
import type { SeatWish } from '../../platform/database/schema/allotment';
import { setImmediate } from 'node:timers/promises';
import { birthDateHmac } from '../allotment/sign-in';
import { newId } from '../../platform/secrets';
import { CsvProblem, RoundedNumbers, type TableRow } from '../../platform/csv';

interface Offer {
  programId: string;
  /** By code. */
  campusIds: Map<string, string>;
}

/** Programmes of a track by code. */
export type Offers = Map<string, Offer>;

export async function readOffers(db: Database, track: Track): Promise<Offers> {
  const rows = await db
    .select({ programId: programs.id, program: programs.code, campusId: campuses.id, campus: campuses.code })
    .from(programs)
    .innerJoin(programCampuses, eq(programCampuses.programId, programs.id))
    .innerJoin(campuses, eq(campuses.id, programCampuses.campusId))
    .where(eq(programs.track, track));
  const offers: Offers = new Map();
  for (const row of rows) {
    const offer = offers.get(row.program) ?? { programId: row.programId, campusIds: new Map() };
    offers.set(row.program, offer);
    offer.campusIds.set(row.campus, row.campusId);
  }
  return offers;
}

/** By id. */
export interface Codes {
  programs: ReadonlyMap<string, string>;
  campuses: ReadonlyMap<string, string>;
}

export const preferencesAsText = (wishes: readonly SeatWish[], codes: Codes): string =>
  wishes
    .map(({ programId, campusId }) => `${codes.programs.get(programId)}@${codes.campuses.get(campusId)}`)
    .join('; ');

export async function readCodes(db: Database): Promise<Codes> {
  const read = async (table: typeof programs | typeof campuses) =>
    new Map((await db.select({ id: table.id, code: table.code }).from(table)).map(({ id, code }) => [id, code]));
  return { programs: await read(programs), campuses: await read(campuses) };
}

interface Seat {
  programId: string | null;
  campusId: string | null;
}

export const NO_SEAT: Seat = { programId: null, campusId: null };

type CellProblem = Omit<Problem, 'line'>;

/** All filled in for an allotted seat, all empty otherwise. */
const SEAT_COLUMNS = ['program_code', 'campus_code', 'category_allocated', 'program_preference'] as const;

const noProgram = (offers: Offers) => `This track has no programme with this code. ${oneOf(offers.keys())}`;

const noCampus = (program: string, { campusIds }: Offer) =>
  `${program} is not taught on a campus with this code. ${oneOf(campusIds.keys())}`;

function findSeat(row: ResultRow, offers: Offers): { seat: Seat; problems: CellProblem[] } {
  const isAllotted = row.outcome === 'allotted';
  const wrong = (column: ResultColumn, reason: string) => ({ column, reason, value: row[column]?.toString() });
  const unfit = SEAT_COLUMNS.filter((column) => (row[column] === null) === isAllotted);
  if (unfit.length > 0) {
    const reason = isAllotted ? 'An allotted seat needs this.' : 'Leave this empty: no seat is allotted.';
    return { seat: NO_SEAT, problems: unfit.map((column) => wrong(column, reason)) };
  }
  if (row.program_code === null || row.campus_code === null) return { seat: NO_SEAT, problems: [] };
  const { program_code: program } = row;
  const offer = offers.get(program);
  const campusId = offer?.campusIds.get(row.campus_code);
  if (offer && campusId) return { seat: { programId: offer.programId, campusId }, problems: [] };
  const problem = offer ? wrong('campus_code', noCampus(program, offer)) : wrong('program_code', noProgram(offers));
  return { seat: NO_SEAT, problems: [problem] };
}

const wrongList = (value: string, reason: string, kind?: string) => ({
  wishes: [],
  problems: [{ column: 'preferences' as const, reason, kind, value }],
});

const seatId = ({ programId, campusId }: Seat) => `${programId} ${campusId}`;

/** In order of preference. An allotted seat must be at `program_preference`. */
export function readPreferences(
  { preferences: text, program_preference: place }: Pick<ResultRow, 'preferences' | 'program_preference'>,
  seat: Seat,
  offers: Offers,
): { wishes: SeatWish[]; problems: CellProblem[] } {
  if (text === null) return { wishes: [], problems: [] };
  const parts = text.split(';').map((part) => part.trim());
  if (parts.at(-1) === '') parts.pop();
  if (parts.length > MOST_PREFERENCES)
    return wrongList(`${parts.length}`, `A list has at most ${MOST_PREFERENCES} places.`);
  const wishes = new Map<string, SeatWish>();
  for (const part of parts) {
    const [, program = '', campus = ''] = /^([^@\s]+)\s*@\s*([^@\s]+)$/.exec(part) ?? [];
    if (!program)
      return wrongList(part, 'Write a programme and a campus by their codes for each place, as DCE@N01; DME@W03.');
    const offer = offers.get(program);
    if (!offer) return wrongList(part, noProgram(offers));
    const campusId = offer.campusIds.get(campus);
    if (!campusId) return wrongList(part, noCampus(program, offer));
    const wish = { programId: offer.programId, campusId };
    if (wishes.has(seatId(wish))) return wrongList(part, `${part} is in the list twice.`, 'This is in the list twice.');
    wishes.set(seatId(wish), wish);
  }
  if (place !== null && seat.programId !== null && wishes.size > 0 && [...wishes.keys()][place - 1] !== seatId(seat)) {
    const reason = `The allotted seat is not number ${place} of this list.`;
    return wrongList(text, reason, 'The allotted seat does not stand where its preference says.');
  }
  return { wishes: [...wishes.values()], problems: [] };
}

/** Some milliseconds of checks and hashes. */
const SLICE = 100;

/** In slices, so that other requests are not blocked. */
export async function readInTurns(reader: Pick<RowReader, 'read'>, records: TableRow[]): Promise<ReadRow[]> {
  const rows: ReadRow[] = [];
  for (let at = 0; at < records.length; at += SLICE) {
    rows.push(...reader.read(records.slice(at, at + SLICE)));
    await setImmediate();
  }
  return rows;
}

/** Ten times the largest round so far. */
const ROW_COUNT_LIMIT = 100_000;

type StagedRow = typeof importRows.$inferInsert;

export type GivenColumns = ReadonlySet<OptionalResultColumn>;

const UNIQUE = ['form_number', 'photo'] as const;

/** Cells of columns that a file lacks; applications have no result yet. */
const LEFT_OUT: Record<string, string> = {
  ...Object.fromEntries(IMPORT_COLUMNS.map((column) => [column, ''])),
  outcome: 'not-allotted',
};

export interface ReadRow {
  staged: StagedRow;
  row: ResultRow;
}

export class RowReader {
  readonly #schema: ReturnType<typeof rowSchema>;
  /** Lines by value. */
  readonly #seen = new Map(UNIQUE.map((column) => [column, new Map<string, number>()]));
  readonly #rounded = new RoundedNumbers();
  readonly #monthFirst = new MonthFirst();
  #header: CsvHeader | undefined;
  count = 0;

  constructor(
    private readonly importId: string,
    private readonly at: Date,
    private readonly pepper: string,
    private readonly offers: Offers,
    codes: AdmissionCodes | null,
    private readonly issues: ImportIssues,
    private readonly columns: FileColumns = RESULT_FILE,
  ) {
    this.#schema = rowSchema(at, codes);
  }

  /** @throws CsvProblem if reading on is useless */
  read(records: TableRow[]): ReadRow[] {
    return records.flatMap((record) => {
      if (!this.#header) return this.#readHeader(record);
      if (++this.count > ROW_COUNT_LIMIT) {
        throw new CsvProblem(record.line, `A file can have ${ROW_COUNT_LIMIT.toLocaleString('en-IN')} rows. Split it.`);
      }
      return this.#readRow(record, this.#header) ?? [];
    });
  }

  get given(): GivenColumns {
    return new Set(OPTIONAL_RESULT_COLUMNS.filter((column) => this.#header?.includes(column)));
  }

  /** Checks that need the whole file. @throws CsvProblem without any row */
  end() {
    for (const { line, text: value } of this.#rounded.found) {
      this.issues.add({ line, column: 'form_number', reason: RoundedNumbers.reason, value });
    }
    for (const { line, text: value } of this.#monthFirst.found) {
      this.issues.add({ line, column: 'date_of_birth', reason: MonthFirst.reason, value });
    }
    if (!this.#header) throw new CsvProblem(1, 'The file is empty.');
    if (this.count === 0) throw new CsvProblem(1, 'The file has the names of the columns and no rows.');
  }

  #readHeader(record: TableRow): [] {
    const { header, problems } = readHeader(record, this.columns);
    this.issues.add(...problems);
    if (problems.length > 0) throw new CsvProblem(record.line, 'Nothing was read: the columns are not the right ones.');
    this.#header = header;
    return [];
  }

  #readRow({ line, cells, problems: damages }: TableRow, header: CsvHeader): ReadRow | undefined {
    const damaged = damages.filter(({ at }) => at === null || header[at]);
    if (damaged.length > 0) {
      const value = (at: number | null) => (at === null ? undefined : cells[at]);
      this.issues.add(
        ...damaged.map(({ at, reason }) => ({
          line,
          column: (at !== null && header[at]) || null,
          reason,
          value: value(at),
        })),
      );
      return undefined;
    }
    const named: Record<string, string> = { ...LEFT_OUT };
    for (const [index, cell] of cells.entries()) {
      const column = header[index];
      if (column) named[column] = cell;
    }
    this.#rounded.add(line, plainCode(named.form_number ?? ''));
    this.#monthFirst.add(line, plainCode(named.date_of_birth ?? ''));
    const { data: row, error } = this.#schema.safeParse(named);
    if (!row) {
      this.issues.add(...toProblems(error, line, named as Cells));
      return undefined;
    }
    const { seat, problems: wrongSeat } = findSeat(row, this.offers);
    const { wishes, problems: wrongWishes } = readPreferences(row, seat, this.offers);
    const problems = [...this.#findRepeated(row, line), ...wrongSeat, ...wrongWishes];
    if (problems.length > 0) {
      this.issues.add(...problems.map((problem) => ({ line, ...problem })));
      return undefined;
    }
    const staged = {
      importId: this.importId,
      line,
      createdAt: this.at,
      applicantId: newId(),
      allotmentId: newId(),
      formNumber: row.form_number,
      name: row.name,
      email: row.email,
      dobHmac: birthDateHmac(this.pepper, row.email, row.date_of_birth),
      registeredCategory: row.registered_category,
      outcome: row.outcome,
      ...seat,
      categoryAllocated: row.category_allocated,
      preference: row.program_preference,
      rank: row.rank,
      marks: row.marks,
      preferences: wishes,
      photoName: row.photo,
      language: row.language,
    };
    return { staged, row };
  }

  #findRepeated(row: Record<(typeof UNIQUE)[number], string | null>, line: number): CellProblem[] {
    return UNIQUE.flatMap((column) => {
      const value = row[column];
      const seen = this.#seen.get(column);
      if (value === null || !seen) return [];
      const earlier = seen.get(value);
      if (earlier === undefined) {
        seen.set(value, line);
        return [];
      }
      const reason = `The same is in row ${earlier} already.`;
      return [{ column, reason, kind: 'The same is in an earlier row already.', value }];
    });
  }
}
