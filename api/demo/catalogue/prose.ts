/** A text of paragraphs as it stands in the source: lines of a paragraph become one, an empty line parts paragraphs. */
export const prose = ([text = '']: TemplateStringsArray): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim()
    .split('\n\n')
    .map((paragraph) => paragraph.split('\n').join(' '))
    .join('\n\n');

/** A list as it stands in the source. */
export const split = (list: string): string[] => list.split('; ');
