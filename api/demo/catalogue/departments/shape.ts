/** What is written of each department by hand, by its name; its school stands in facts.json. Lists are split at '; '. */
export type DepartmentTexts = Record<
  string,
  {
    code: string;
    about: string;
    /** Topics of its people. */
    research: string;
    /** Titles; who wrote them together has them in common. */
    publications: string;
    /** Where they came out; journals and shows are invented. */
    venues: string;
  }
>;
