import type { Notice } from '../contract';
import { type NoticeValues, valuesOf } from '../notice-form/values';

export interface EditValues extends NoticeValues {
  fileName: string;
  /** Name of a file that takes the place of the present one. */
  newFile: string;
}

export const editValuesOf = (notice: Notice): EditValues => ({ ...valuesOf(notice), newFile: '' });

/** Under which name the form of a notice is kept. */
export const editFormOf = (id: string) => `edit-${id}`;
