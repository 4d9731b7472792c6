/** The document does something by itself, or carries another file. */
export class ActiveContent extends Error {}

/**
 * Names that stand for what a paper to read does not need (ISO 32000-1, 12.6 and 7.11.4; ISO 32000-2, 12.7.8): scripts,
 * actions that run programs, send or fetch data, forms within forms, attached files, media that play.
 */
const ACTIVE = new Set(
  [
    ['JavaScript', 'JS', 'AA', 'Launch', 'SubmitForm', 'ImportData', 'GoToE', 'XFA'],
    ['EmbeddedFile', 'EmbeddedFiles', 'EF', 'FileAttachment'],
    ['RichMedia', 'RichMediaContent', 'RichMediaExecute', 'Rendition', 'Movie', 'Sound'],
  ].flatMap((names) => names.map((name) => `/${name}`)),
);

/**
 * Wherever such a name stands: an action can be put together from several objects, so its place says little.
 * @throws ActiveContent
 */
export function assertPassive(name: string): void {
  if (ACTIVE.has(name)) throw new ActiveContent();
}
