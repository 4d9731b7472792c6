/** What is written of each department, by its English name. Publications keep the titles under which they came out. */
export type DepartmentTexts = Readonly<
  Record<
    string,
    {
      name: string;
      about: string;
      /** Topics of its people, in the order of the English ones, split at '; '. */
      research: string;
    }
  >
>;
