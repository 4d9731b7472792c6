import { PICTURE_RULE, PORTRAIT_RULE } from '@university/shared/contract';
import { WorkEnded, type IsolatedWork } from '../../isolated/isolated-work';
import { FileRefused } from '../receive';
import type { Portrait } from './portrait';
import { PICTURE_REFUSALS, type Refusal } from './refusals';
import type { RenderedPicture } from './render';

export type { Portrait } from './portrait';
export type { RenderedFile, RenderedPicture } from './render';

/**
 * Makes the files of a received picture, apart from the server.
 * @throws FileRefused with what is wrong
 */
export async function render(pictures: IsolatedWork, { path }: { path: string }): Promise<RenderedPicture> {
  // Staff send it, so it may wait as long as others are rendered.
  return found(await pictures.run('renderPicture', { path, rule: PICTURE_RULE }, undefined).catch(asFinding));
}

/**
 * Makes the photograph of a person from a received picture, apart from the server.
 * @throws FileRefused with what is wrong
 */
export async function renderPortrait(pictures: IsolatedWork, { path }: { path: string }): Promise<Portrait> {
  return found(await pictures.run('renderPortrait', { path, rule: PORTRAIT_RULE }, undefined).catch(asFinding));
}

function found<T extends object>(finding: T | { refused: Refusal }): T {
  if ('refused' in finding) throw new FileRefused(PICTURE_REFUSALS[finding.refused]);
  return finding;
}

/** It may be the picture, and it may be a server with much else to do. */
function asFinding(error: unknown): { refused: Refusal } {
  if (error instanceof WorkEnded) return { refused: 'laborious' };
  throw error;
}
