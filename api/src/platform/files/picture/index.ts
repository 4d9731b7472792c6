import { PICTURE_RULE } from '@university/shared/contract';
import { WorkEnded } from '../../isolated/isolated-process';
import type { IsolatedWork } from '../../isolated/isolated-work';
import { FileRefused } from '../receive';
import { PICTURE_REFUSALS } from './refusals';
import type { PictureFinding, RenderedPicture } from './render';

export type { RenderedFile, RenderedPicture } from './render';

/**
 * Makes the files of a received picture, apart from the server.
 * @throws FileRefused with what is wrong
 */
export async function render(pictures: IsolatedWork, { path }: { path: string }): Promise<RenderedPicture> {
  // Staff send it, so it may wait as long as others are rendered.
  const finding = await pictures.run('renderPicture', { path, rule: PICTURE_RULE }, undefined).catch(asFinding);
  if ('refused' in finding) throw new FileRefused(PICTURE_REFUSALS[finding.refused]);
  return finding;
}

/** What cannot be read within the limits cannot be read. */
function asFinding(error: unknown): PictureFinding {
  if (error instanceof WorkEnded) return { refused: 'broken' };
  throw error;
}
