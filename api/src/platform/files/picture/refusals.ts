import { PICTURE_RULE } from '@university/shared/contract';

const MILLION = 1_000_000;
const SAVE_ANEW = 'Save it as JPEG, PNG or WebP, and upload the new file';

/** What is wrong with a picture, for people. */
export const PICTURE_REFUSALS = {
  notPicture: `This is not a picture that we can show. ${SAVE_ANEW}`,
  animation: `Moving pictures (GIF) are not taken. ${SAVE_ANEW}`,
  drawing: `Drawings (SVG) are not taken, because they can hold programs. ${SAVE_ANEW}`,
  phone: `This is a phone’s own format (HEIC), which browsers do not show. ${SAVE_ANEW}`,
  tooManyPixels: `The picture has more than ${PICTURE_RULE.pixels / MILLION} megapixels. Make it smaller, and upload the new file`,
  tooLong: `One side is more than ${PICTURE_RULE.ratio} times as long as the other. Cut it, and upload the new file`,
  broken: `The picture is damaged or was cut off. ${SAVE_ANEW}`,
} as const;

export type Refusal = keyof typeof PICTURE_REFUSALS;
