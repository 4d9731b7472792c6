/** QR codes of letters lead here. */
export const LETTER_PATH = '/admission/letter';
