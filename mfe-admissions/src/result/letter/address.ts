/** Where anybody checks a letter; below it, the letter with that code. The QR code of letters leads there. */
export const LETTER_PATH = '/admission/letter';
