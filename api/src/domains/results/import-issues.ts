import type { ImportGroup, ImportIssue, ImportReport } from '@university/shared/contract';

/** Characters of a value that are shown. */
const SHOWN = 60;

/** What cannot be seen, or turns the letters behind it around. Joiners of Indian scripts belong to the text. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\u00AD\uFEFF]/gu;

/** The picture of a control character (␀), or its number. */
function picture(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return String.fromCodePoint(0x2400 + code);
  return `‹U+${code.toString(16).toUpperCase().padStart(4, '0')}›`;
}

/** A cell of a file for the eyes of whoever sent it: its first characters, and none that cannot be seen. */
export function shown(value: string): string {
  // Cut first, and roughly: a cell can have ten thousand characters.
  const characters = [...value.slice(0, 4 * SHOWN).replace(UNSEEN, picture)];
  return characters.length > SHOWN ? `${characters.slice(0, SHOWN).join('')}…` : characters.join('');
}

/** Most issues that a report lists; all are counted. A file with the wrong columns has one in every row. */
const ISSUES_LISTED = 1_000;

/** Kinds of issues that are told apart; a file has a few dozen. */
const MOST_GROUPS = 200;

/** Lines and values that stand for all of a group. */
const EXAMPLES = 5;

/** An issue, and what its group is made of. */
export interface Problem extends ImportIssue {
  /** What all with this problem have in common; not given: the reason. */
  kind?: string;
  /** What stood there. */
  value?: string;
}

/** What is wrong with a file. Keeps the first issues only, so that a hopeless file costs no memory. */
export class ImportIssues {
  #count = 0;
  readonly #listed: ImportIssue[] = [];
  readonly #groups = new Map<string, ImportGroup>();

  /** @param most how many issues are listed */
  constructor(readonly most = ISSUES_LISTED) {}

  add(...problems: Problem[]) {
    for (const problem of problems) {
      const { line, column, reason } = problem;
      this.#count++;
      if (this.#listed.length < this.most) this.#listed.push({ line, column, reason });
      this.#group(problem);
    }
  }

  /** Problems of which a query gave the first rows, and in `all` how many there are; each is of one kind. */
  addSome<T extends { all: number }>(rows: readonly T[], toProblem: (row: T) => Problem & { kind: string }) {
    const [first] = rows;
    if (!first) return;
    this.add(...rows.map(toProblem));
    const more = first.all - rows.length;
    this.#count += more;
    const group = this.#groups.get(idOf(toProblem(first)));
    if (group) group.count += more;
  }

  #group(problem: Problem) {
    const id = idOf(problem);
    const known = this.#groups.get(id);
    if (!known && this.#groups.size === MOST_GROUPS) return;
    const { column, line, reason, kind = reason, value } = problem;
    const group = known ?? { column, reason: kind, count: 0, lines: [], values: [] };
    this.#groups.set(id, group);
    group.count++;
    if (group.lines.length < EXAMPLES) group.lines.push(line);
    if (value === undefined || value === '' || group.values.length === EXAMPLES) return;
    const text = shown(value);
    if (!group.values.includes(text)) group.values.push(text);
  }

  get count() {
    return this.#count;
  }

  /** By line. */
  get listed(): ImportIssue[] {
    return this.#listed.toSorted((a, b) => a.line - b.line);
  }

  get report(): Pick<ImportReport, 'issueCount' | 'issues' | 'groups'> {
    const groups = [...this.#groups.values()].sort((a, b) => b.count - a.count);
    return { issueCount: this.#count, issues: this.listed, groups };
  }
}

const idOf = ({ column, kind, reason }: Problem) => `${column} ${kind ?? reason}`;
