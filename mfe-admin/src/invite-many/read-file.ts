import { texts } from '../texts/invite-many';

const words = texts.problems;

/** Bytes. All columns of a whole list have room in a tenth of it. */
const LIMIT = 1024 * 1024;

/** Stands where bytes were no UTF-8: another encoding, or a workbook. */
const NO_LETTER = '\uFFFD';

/** The text of a file, or why it is of no use. */
export async function readFile(file: File): Promise<{ text: string } | { problem: string }> {
  if (file.size > LIMIT) return { problem: words.tooLarge };
  try {
    const text = await file.text();
    return text.includes(NO_LETTER) || text.includes('\0') ? { problem: words.notText } : { text };
  } catch {
    // Moved, changed or removed since it was chosen.
    return { problem: words.unreadable };
  }
}
