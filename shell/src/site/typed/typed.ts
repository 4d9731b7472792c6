import { isFilledIn } from '@university/shared/island';
import { tabStorage } from '@university/shared/kit';
import { areasIn, fieldsOf, here, TYPED_KEY } from './fields';

/** For a reload, or the same page in another language. */
export function saveTyped(address = here()): void {
  const found = areasIn(document).flatMap(fieldsOf);
  if (address !== here() && !found.some(([field]) => isFilledIn(field))) return;
  const fields = found.map(([, typed]) => typed);
  tabStorage.set(TYPED_KEY, JSON.stringify({ address, fields }));
}

let isSaved: boolean | undefined;

export function hasTyped(): boolean {
  isSaved ??= tabStorage.get(TYPED_KEY) !== null;
  return isSaved;
}

export async function restoreTyped(area: HTMLElement): Promise<void> {
  try {
    if (hasTyped()) (await import('./restore-typed')).restore(area);
  } catch {
    // The form stays empty.
  }
}
