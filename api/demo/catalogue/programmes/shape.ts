/** What is written of each programme by hand, by its code; the rest of it stands in facts.json. Lists are split at '; '. */
export type ProgrammeTexts = Record<
  string,
  {
    about: string;
    careers: string;
    /** Subjects one must have had in the qualifying examination. */
    subjects: string;
    /** What else is asked for. */
    note?: string;
    /** Papers, a list for each year. */
    papers: string[];
  }
>;
