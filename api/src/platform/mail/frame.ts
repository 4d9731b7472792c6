/** What every mail has around its paragraphs. */
export const frame = {
  /** In place of a name of which nothing is left. */
  nobody: 'Sir or Madam',
  end: 'This mail was sent by the website. Answers to it may not be read.',
};
