import type { HomeWords } from './words';

/** What every part of the home page below the banner is given. Without anything to show it is not there, nor its heading. */
export interface BlockProps {
  /** In place of the usual title. */
  title: string | null;
  words: HomeWords;
}
