/** Texts of the notices of each section, in the order of the English ones, with the same words in braces. */
export type NoticeTexts = Readonly<
  Record<
    string,
    {
      /** `Title :: what it says`. */
      entries: readonly string[];
      /** Last sentence of every summary of the section. */
      closing: string;
    }
  >
>;
