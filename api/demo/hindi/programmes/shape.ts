/** What is written of each programme, by its code; lists in the order of the English ones, split at '; '. Papers: `papers.ts`. */
export type ProgrammeTexts = Readonly<
  Record<
    string,
    {
      name: string;
      about: string;
      careers: string;
      qualification?: string;
      subjects?: string;
      note?: string;
    }
  >
>;
