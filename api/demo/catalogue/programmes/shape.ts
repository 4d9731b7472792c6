/** What is written of each programme by hand, by its code; the rest of it stands in facts.json. Lists are split at '; '. */
export type ProgrammeTexts = Record<
  string,
  {
    about: string;
    careers: string;
    /** What one must have passed, where it is not what the track asks of all. */
    qualification?: string;
    /** Subjects of class XII that one must have had. */
    subjects?: string;
    /** What else is asked for. */
    note?: string;
    /** Papers, a list for each year. */
    papers: string[];
  }
>;
