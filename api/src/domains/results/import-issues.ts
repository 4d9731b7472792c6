import type { ImportGroup, ImportIssue, ImportReport } from '@university/shared/contract';

const SHOWN = 60;

/** Invisible characters, and those that reverse text. Joiners of Indian scripts are text. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\u00AD\uFEFF]/gu;

function picture(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return String.fromCodePoint(0x2400 + code);
  return `‹U+${code.toString(16).toUpperCase().padStart(4, '0')}›`;
}

/** A shortened cell value without invisible characters. */
export function shown(value: string): string {
  // Cut roughly first: a cell can have ten thousand characters.
  const characters = [...value.slice(0, 4 * SHOWN).replace(UNSEEN, picture)];
  return characters.length > SHOWN ? `${characters.slice(0, SHOWN).join('')}…` : characters.join('');
}

/** All are counted. With wrong columns every row has an issue. */
const ISSUES_LISTED = 1_000;

const MOST_GROUPS = 200;

const EXAMPLES = 5;

export interface Problem extends ImportIssue {
  /** Groups problems; default: the reason. */
  kind?: string;
  value?: string;
}

/** Keeps a limited number of issues, so that a hopeless file costs no memory. */
export class ImportIssues {
  #count = 0;
  readonly #listed: ImportIssue[] = [];
  readonly #groups = new Map<string, ImportGroup>();

  constructor(readonly most = ISSUES_LISTED) {}

  add(...problems: Problem[]) {
    for (const problem of problems) {
      const { line, column, reason } = problem;
      this.#count++;
      if (this.#listed.length < this.most) this.#listed.push({ line, column, reason });
      this.#group(problem);
    }
  }

  /** Adds rows of a limited query; `all` is the number without the limit. */
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

  get listed(): ImportIssue[] {
    return this.#listed.toSorted((a, b) => a.line - b.line);
  }

  get report(): Pick<ImportReport, 'issueCount' | 'issues' | 'groups'> {
    const groups = [...this.#groups.values()].sort((a, b) => b.count - a.count);
    return { issueCount: this.#count, issues: this.listed, groups };
  }
}

const idOf = ({ column, kind, reason }: Problem) => `${column} ${kind ?? reason}`;
