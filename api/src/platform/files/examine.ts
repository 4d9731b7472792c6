import { ICON_SIZE, PICTURE_RULE, PORTRAIT_RULE } from '@university/shared/contract';
import { type IsolatedWork, WorkEnded } from '../isolated/isolated-work';
// Types only: the parsers are not loaded into the server.
import type { PdfFacts, PdfRefusal } from './pdf/inspect';
import type { PictureRefusal, Portrait, RenderedPicture } from './picture/render';
import { FileRefused } from './receive';

const PRINT_ANEW = 'Open it, choose “Print”, then “Save as PDF”, and upload the new file';

export const PDF_REFUSALS: Readonly<Record<PdfRefusal, string>> = {
  notPdf: 'Choose a PDF file; this is none',
  leading: `This file does not begin as a PDF does. ${PRINT_ANEW}`,
  cutOff: 'The end of this PDF is missing. Save it again and upload the new file',
  protected: 'This PDF is protected. Save it without a password or restrictions, so that everybody can read it',
  active: `This PDF holds a script, a film, an attached file or a button that sends data. ${PRINT_ANEW}`,
  link: `A link in this PDF leads neither to a web page (https://…) nor to an e-mail address nor to a telephone number. ${PRINT_ANEW}`,
  unreadable: `The structure of this PDF cannot be read. ${PRINT_ANEW}`,
};

/**
 * Version of the rules; to be raised with each change that refuses more. Papers that passed others are hidden until
 * rechecked.
 */
export const PDF_RULES = 1;

const MILLION = 1_000_000;
const SAVE_ANEW = 'Save it as JPEG, PNG or WebP, and upload the new file';

export const PICTURE_REFUSALS: Readonly<Record<PictureRefusal, string>> = {
  notPicture: `This is not a picture that we can show. ${SAVE_ANEW}`,
  animation: `Moving pictures (GIF, animated WebP) are not taken. ${SAVE_ANEW}`,
  drawing: `Drawings (SVG) are not taken, because they can hold programs. ${SAVE_ANEW}`,
  phone: `This is a phone’s own format (HEIC), which browsers do not show. ${SAVE_ANEW}`,
  tooManyPixels: `The picture has more than ${PICTURE_RULE.pixels / MILLION} megapixels. Make it smaller, and upload the new file`,
  tooLong: `One side is more than ${PICTURE_RULE.ratio} times as long as the other. Cut it, and upload the new file`,
  laborious: 'The picture could not be made ready in the time that there is. Make it smaller, or try again later',
  broken: `The picture is damaged or was cut off. ${SAVE_ANEW}`,
};

async function found<T extends object, R extends string>(
  work: Promise<T | { refused: R }>,
  refusals: Readonly<Record<R, string>>,
  ended: R,
): Promise<T> {
  const finding = await work.catch((error: unknown) => {
    if (error instanceof WorkEnded) return { refused: ended };
    throw error;
  });
  if ('refused' in finding) throw new FileRefused(refusals[finding.refused]);
  return finding;
}

export const pdfInspection =
  (isolated: IsolatedWork, sender?: string) =>
  ({ path }: { path: string }): Promise<PdfFacts> =>
    found<PdfFacts, PdfRefusal>(isolated.run('inspectPdf', { path }, sender), PDF_REFUSALS, 'unreadable');

// For staff, so without a limit per sender.

export const render = (pictures: IsolatedWork, { path }: { path: string }): Promise<RenderedPicture> =>
  found<RenderedPicture, PictureRefusal>(
    pictures.run('renderPicture', { path, rule: PICTURE_RULE }, undefined),
    PICTURE_REFUSALS,
    'laborious',
  );

export const renderPortrait = (pictures: IsolatedWork, { path }: { path: string }): Promise<Portrait> =>
  found<Portrait, PictureRefusal>(
    pictures.run('renderPortrait', { path, rule: PORTRAIT_RULE }, undefined),
    PICTURE_REFUSALS,
    'laborious',
  );

export const renderIcon = async (pictures: IsolatedWork, { path }: { path: string }): Promise<string> => {
  const work = pictures.run('renderIcon', { path, rule: { ...PICTURE_RULE, size: ICON_SIZE } }, undefined);
  return (await found<{ png: string }, PictureRefusal>(work, PICTURE_REFUSALS, 'laborious')).png;
};
