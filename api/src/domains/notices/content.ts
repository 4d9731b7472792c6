import { invalid } from '@university/web';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { media } from '../../platform/database/schema';

/** @throws HttpError 400 for a notice with neither a text nor a PDF */
export function requireContent(text: string | undefined, hasFile: boolean): void {
  if (!hasFile && !text) throw invalid([{ path: 'pdf', message: 'Choose a PDF file, or write a text' }]);
}

/** @throws HttpError 400 for a picture that the library does not have */
export async function requirePicture(tx: Database, id: string | undefined): Promise<void> {
  if (id === undefined) return;
  const [found] = await tx.select({ id: media.id }).from(media).where(eq(media.id, id));
  if (!found) throw invalid([{ path: 'picture', message: 'This picture is not there any more. Choose another' }]);
}
