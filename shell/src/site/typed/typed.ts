import { tabStorage } from '@university/shared/kit';
import { fieldsOf, here, TYPED_KEY } from './fields';

/** Saves what was typed, in this tab, for when this address is opened anew. */
export function saveTyped(): void {
  const areas = [...document.querySelectorAll<HTMLElement>('[data-area]')];
  const fields = areas.flatMap(fieldsOf).map(([, typed]) => typed);
  tabStorage.set(TYPED_KEY, JSON.stringify({ address: here(), fields }));
}

let isSaved: boolean | undefined;

/** Whether something was saved in this tab. */
export function hasTyped(): boolean {
  isSaved ??= tabStorage.get(TYPED_KEY) !== null;
  return isSaved;
}

/** Puts what was saved back into an area of the page, once React has taken it over. */
export async function restoreTyped(area: HTMLElement): Promise<void> {
  try {
    if (hasTyped()) (await import('./restore-typed')).restore(area);
  } catch {
    // The code did not come: the form stays empty.
  }
}
