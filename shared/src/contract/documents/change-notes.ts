import { oneLine } from '../text';

/** What is said of a change. */
export const changeNotes = {
  /** Why something was changed, for the history. */
  note: oneLine().max(300, 'Keep the note under 300 characters').default(''),
  /** What readers are told of a correction, on the page of the document; empty: nothing. */
  correction: oneLine().max(300, 'Keep the correction under 300 characters').default(''),
};
