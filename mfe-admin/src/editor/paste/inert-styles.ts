/** Where the style of a pasted element stands while it is read. */
export const STYLE = 'data-style';

/** What was a style element. */
export const SHEET = 'script[data-sheet]';

/** What begins and ends as a tag does. */
const TAG = /<[^<>]*>/g;

/**
 * HTML whose styles nobody applies. The site's policy refuses those of others, and browsers say so in their console for each
 * one, even in a document that is only read. A style element becomes a script, which is read the same way and not run there.
 */
export const withInertStyles = (html: string): string =>
  html.replace(TAG, (tag) =>
    tag
      .replace(/^<style\b/i, '<script data-sheet')
      .replace(/^<\/style\b/i, '</script')
      .replace(/\sstyle(?=\s*=)/gi, ` ${STYLE}`),
  );
