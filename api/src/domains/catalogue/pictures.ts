import type { Picture } from '@university/shared/contract';

type Pictures = ReadonlyMap<string, Picture>;

/** The picture with this id; null for none, and for one that is not published. */
export const pictureOf = (pictures: Pictures, id: string | null): Picture | null => (id && pictures.get(id)) || null;

/** Those that are published, in the order given. */
export const picturesOf = (pictures: Pictures, ids: readonly string[]): Picture[] =>
  ids.flatMap((id) => pictures.get(id) ?? []);

/** Widest rendition that a list needs of a picture. Pixels. */
const LISTED = 640;

/** The address of a picture for callers that know of one address alone. */
export function addressOf(picture: Picture | null): string | null {
  if (!picture) return null;
  const width = picture.widths.filter((each) => each <= LISTED).at(-1) ?? picture.widths[0];
  return `${picture.base}-${width}.webp`;
}
