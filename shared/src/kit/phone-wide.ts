/**
 * For `sizes` of a picture that is as wide as a phone: two thirds of that. Phones have two or three dots to a pixel, and people
 * see no more than one and a half or two of them; the file is half as large.
 */
export const PHONE_WIDE = '66vw';
