import type { Database } from '../../platform/database/database';
import { announcePlacing, discard, type InspectedFile, type PdfFacts } from '../../platform/files';
import { newId } from '../../platform/ids';
import type { Services } from '../../platform/services';

/** The columns of a row that tell of its file. */
interface FileColumns {
  fileKey: string;
  /** SHA-256, hex. */
  fileHash: string;
  /** Bytes. */
  size: number;
  pages: number;
}

/** A key of its own for every file: an edit that loses a race removes its file and nobody else's. */
const newFileKey = (hash: string) => `notices/${hash}.${newId()}.pdf`;

/**
 * Gives a received and checked PDF its place and then writes the row that names it. When that fails neither remains.
 * No transaction covers both: a crash between them leaves a file without a row, which the sweep removes.
 */
export async function withFile<T>(
  services: Pick<Services, 'db' | 'files' | 'log'>,
  file: InspectedFile<PdfFacts> | undefined,
  write: (tx: Database, columns: FileColumns | undefined) => Promise<T>,
): Promise<T> {
  let placed: FileColumns | undefined;
  let isWritten = false;
  try {
    if (file) {
      const { hash, size, facts } = file;
      placed = { fileKey: newFileKey(hash), fileHash: hash, size, pages: facts.pages };
    }
    return await services.db.transaction(async (tx) => {
      if (file && placed) {
        await announcePlacing(tx);
        await services.files.place(file, placed.fileKey);
      }
      const result = await write(tx, placed);
      isWritten = true;
      return result;
    });
  } catch (error) {
    // A commit that seems to fail may have succeeded, as when the connection breaks: then only the sweep can tell.
    if (!isWritten) await dropFile(services, placed?.fileKey);
    throw error;
  } finally {
    await discard(file);
  }
}

/** Removes a file that no row names any more. When that fails, the sweep will do it. */
export async function dropFile({ files, log }: Pick<Services, 'files' | 'log'>, key: string | undefined) {
  if (key === undefined) return;
  await files.remove(key).catch((error: unknown) => log.warn({ err: error, file: key }, 'a file was not removed'));
}
