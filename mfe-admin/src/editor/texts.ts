import type { LeftOut } from './paste/left-out';

export const texts = {
  block: (name: string) => `Here the page shows: ${name.replaceAll('-', ' ')}`,
  leftOut: (kinds: readonly LeftOut[]) => {
    const names: Readonly<Record<LeftOut, string>> = {
      comments: 'comments',
      hidden: 'hidden text',
      struck: 'text that was struck out',
      encoded: 'words in a font with letters of its own, as Kruti Dev or Symbol (convert them to Unicode first)',
      equations: 'equations',
      pictures: 'pictures',
      embedded: 'films, sound or pages within the page',
      merged: 'the merging of cells (the first cell has the words)',
    };
    return `Left out of what you pasted: ${kinds.map((kind) => names[kind]).join(', ')}.`;
  },
  selected: (alt: string) =>
    alt
      ? `Picture “${alt}” is selected. Enter changes its words.`
      : 'A picture without words is selected. Enter adds them.',
  cannotHold: {
    depth: 'This text has marks within marks, deeper than the editor can show. You can change it here as plain text.',
    heading:
      'This text has headings of other levels than 2 to 4, so it is shown as plain text. Begin headings with ##, ### or ####.',
    html: 'This text has HTML, which pages show as it was typed, so it is shown as plain text.',
    reference:
      'This text names its links at its end, which the editor would change. You can change it here as plain text.',
    task: 'This text has a list with boxes to tick, which the editor does not have. You can change it here as plain text.',
    picture:
      'This text has a picture that is not of the library. Pages show its words only; you can change it here as plain text.',
    other: 'The editor would change this text, so it is shown as plain text.',
  },
  previewOf: (title: string) => `Preview: ${title}`,
  tools: {
    heading2: 'Heading 2',
    heading3: 'Heading 3',
    heading4: 'Heading 4',
    bold: 'Bold',
    italic: 'Italic',
    bulletList: 'List',
    orderedList: 'Numbers',
    blockquote: 'Quote',
    link: 'Link',
    picture: 'Picture',
    pictureWords: 'Words of the picture',
    table: 'Table',
    note: 'Note',
    steps: 'Steps',
    contact: 'Contact card',
    block: 'Block',
    undo: 'Undo',
    redo: 'Redo',
    addRow: 'Add row',
    removeRow: 'Remove row',
    addColumn: 'Add column',
    removeColumn: 'Remove column',
    removeTable: 'Remove table',
  },
  addressesMissing: 'Enter an address',
  addressesRefused: 'Begin with / for a page of this site, with https://, mailto: or tel:',
  addressesInsecure: 'Begin with https://: pages of http:// can be changed on their way',
  addressesSpaces: 'An address has no spaces',
  addressesNoHost: 'Write the address of the site after https://',
  addressesMailbox: 'Write the e-mail address as mailto:name@university.example',
  addressesTelephone: 'Write the number with its country, as tel:+911155500100',
  problemsSkipped: (text: string, level: number, expected: number) =>
    `Heading “${text}” is of level ${level}; after what is above it comes ${expected}`,
  problemsLink: (words: string, reason: string) => `Link “${words}”: ${reason}`,
  problemsVague: (words: string) => `Link “${words}”: say where it leads`,
  problemsPicture: 'A picture has no words for who does not see it: select it, then press Enter',
} as const;
