import {
  type DocumentKind,
  DOCUMENTS,
  standingsOf,
  textsOf,
  type Translation,
  type TranslationState,
} from '@university/shared/contract';

/** How much of a document is not in Hindi. */
export interface HindiGap {
  /** All its texts. */
  texts: number;
  missing: number;
  outdated: number;
}

/** What of a document is not in Hindi, or was changed in English since; undefined where nothing is. */
export function gapIn(kind: DocumentKind, data: object): HindiGap | undefined {
  const { hi = [], language } = data as { hi?: Translation[]; language?: string };
  // A notice that was written in Hindi has no English.
  if (!('hi' in DOCUMENTS[kind].data.shape) || language === 'hi') return undefined;
  const standing = standingsOf(textsOf(DOCUMENTS[kind].data, data), hi ?? []);
  const count = (wanted: TranslationState) => standing.filter(({ state }) => state === wanted).length;
  const gap = { texts: standing.length, missing: count('missing'), outdated: count('outdated') };
  return gap.missing + gap.outdated > 0 ? gap : undefined;
}
