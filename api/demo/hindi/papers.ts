import { programmeTexts } from '../catalogue/programmes';
import { split } from '../catalogue/prose';
import { buildingAndDesign } from './papers/building-design';
import { business } from './papers/business';
import { careAndSciences } from './papers/care-sciences';
import { computing } from './papers/computing';
import { engineering } from './papers/engineering';
import type { PaperLists } from './papers/shape';

/** Papers of every programme, by its code, as they stand. */
export const paperLists: PaperLists = {
  ...buildingAndDesign,
  ...business,
  ...computing,
  ...engineering,
  ...careAndSciences,
};

/** Every paper with its English name beside the Hindi one, year by year. */
export const paperPairs: readonly (readonly [english: string, hindi: string])[] = Object.entries(
  programmeTexts,
).flatMap(([code, { papers }]) =>
  papers.flatMap((list, year) => {
    const hindi = split(paperLists[code]?.[year] ?? '');
    return split(list).map((paper, index) => [paper, hindi[index] ?? ''] as const);
  }),
);

/** What each paper is called, by its English name. */
export const paperTexts: Readonly<Record<string, string>> = Object.fromEntries(paperPairs);
