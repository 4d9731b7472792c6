/** The file cannot be read on from `line`. The message says to people why. */
export class CsvProblem extends Error {
  override name = 'CsvProblem';

  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}
