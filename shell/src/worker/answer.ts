import { isNearLetters, isSaveable, isSiteDown, LONG_PATIENCE, PATIENCE } from './rules';

/** What this device has in place of a page; null where it has nothing. */
export interface Device {
  /** The page itself, as it was saved. */
  aged: (asked: URL) => Promise<Response | null>;
  /** The list of what is saved, where letters are among it. */
  letters: (asked: URL) => Promise<Response | null>;
  /** The same list, whatever is on it. */
  contents: (asked: URL) => Promise<Response>;
}

const later = (milliseconds: number) => new Promise<null>((resolve) => setTimeout(resolve, milliseconds, null));

/**
 * A page: from the network; from this device where the network does not answer, or not soon. Of results nothing is ever
 * saved; whoever asks for one in vain finds the letters that are.
 */
export async function answerPage(asked: URL, fresh: Promise<Response>, device: Device): Promise<Response> {
  const saved = async () => (isSaveable(asked) ? device.aged(asked) : null);
  try {
    const answer = await Promise.race([fresh, later(isSaveable(asked) ? PATIENCE : LONG_PATIENCE)]);
    if (answer && !isSiteDown(answer)) return answer;
    const here = await saved();
    if (here) return here;
    const isLost = answer !== null || (isNearLetters(asked) && !isSaveable(asked));
    return (isLost ? await device.letters(asked) : null) ?? (await fresh);
  } catch {
    return (await saved()) ?? device.contents(asked);
  }
}
