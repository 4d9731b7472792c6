const SAVE_ANEW = 'Open it, choose “Print”, then “Save as PDF”, and upload the new file';

/** What people are told. */
export const PDF_REFUSALS = {
  notPdf: 'Choose a PDF file; this is none',
  leading: `This file does not begin as a PDF does. ${SAVE_ANEW}`,
  cutOff: 'The end of this PDF is missing. Save it again and upload the new file',
  protected: 'This PDF is protected. Save it without a password or restrictions, so that everybody can read it',
  active: `This PDF holds a script, a film, an attached file or a button that sends data. ${SAVE_ANEW}`,
  link: `A link in this PDF leads neither to a web page (https://…) nor to an e-mail address nor to a telephone number. ${SAVE_ANEW}`,
  unreadable: `The structure of this PDF cannot be read. ${SAVE_ANEW}`,
} as const;

export type PdfRefusal = keyof typeof PDF_REFUSALS;
