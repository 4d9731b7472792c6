import type { Picture } from '@university/shared/contract';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { renderIcon } from '../../platform/files';
import { newId } from '../../platform/secrets';
import type { Services } from '../../platform/services';
import { findFile } from './queries';

/** PNG as Base64, from the smallest rendition that is large enough. Null, and logged, where the file is missing. */
export async function iconFrom(
  { db, files, pictures, log }: Pick<Services, 'db' | 'files' | 'pictures' | 'log'>,
  { _id: id, base, widths }: Picture,
): Promise<string | null> {
  const width = widths.find((each) => each >= 640) ?? widths.at(-1) ?? 0;
  const hash = base.split('/').at(-1) ?? '';
  const found = await findFile(db, { id, hash, kind: 'webp', width });
  const content = found && (await files.open(found.key));
  if (!content) {
    log.error({ media: id }, 'the file of the icon is missing');
    return null;
  }
  const copy = path.join(files.incoming, newId());
  try {
    await writeFile(copy, await buffer(content), { flag: 'wx' });
    return await renderIcon(pictures, { path: copy });
  } finally {
    await rm(copy, { force: true });
  }
}
