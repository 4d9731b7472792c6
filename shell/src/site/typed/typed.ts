import { fieldsOf, here, TYPED_KEY } from './fields';

/** Saves what was typed, in this tab, for when this address is opened anew. Throws where tabs may not store anything. */
export function saveTyped(): void {
  const areas = [...document.querySelectorAll<HTMLElement>('[data-area]')];
  const fields = areas.flatMap(fieldsOf).map(([, typed]) => typed);
  sessionStorage.setItem(TYPED_KEY, JSON.stringify({ address: here(), fields }));
}

let isSaved: boolean | undefined;

/** Whether something was saved in this tab; it may not be able to store anything. */
export function hasTyped(): boolean {
  try {
    isSaved ??= TYPED_KEY in sessionStorage;
  } catch {
    isSaved = false;
  }
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
