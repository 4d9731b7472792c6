import type { ImportIssue } from '@university/shared/contract';

/** Most issues that a report lists; all are counted. A file with the wrong columns has one in every row. */
export const ISSUES_LISTED = 1_000;

/** What is wrong with a file. Keeps the first issues only, so that a hopeless file costs no memory. */
export class ImportIssues {
  #count = 0;
  readonly #listed: ImportIssue[] = [];

  add(...issues: ImportIssue[]) {
    this.#count += issues.length;
    this.#listed.push(...issues.slice(0, ISSUES_LISTED - this.#listed.length));
  }

  /** Issues of which a query gave the first rows, and in `all` how many there are. */
  addSome<T extends { all: number }>(rows: readonly T[], toIssue: (row: T) => ImportIssue) {
    this.add(...rows.map(toIssue));
    this.#count += (rows[0]?.all ?? 0) - rows.length;
  }

  get count() {
    return this.#count;
  }

  /** By line. */
  get listed(): ImportIssue[] {
    return this.#listed.toSorted((a, b) => a.line - b.line);
  }
}
