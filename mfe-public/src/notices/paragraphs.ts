/** A plain text as its paragraphs; what stands twice stands once, so that each can be told apart. */
export function paragraphsOf(text: string): string[] {
  const paragraphs = text.split(/\n+/).map((paragraph) => paragraph.trim());
  return [...new Set(paragraphs)].filter((paragraph) => paragraph !== '');
}
