/** Papers of each programme, by its code: a list for each year, in the order of the English ones, split at '; '. */
export type PaperLists = Readonly<Record<string, readonly string[]>>;
