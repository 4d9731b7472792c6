import { isFilledIn } from '@university/shared/island';
import { tabStorage } from '@university/shared/kit';

/** A field of a form, found again by its area, its name, and its place among the fields of that name. */
export interface TypedField {
  area: string;
  name: string;
  place: number;
  value: string;
  checked: boolean;
}

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Where they are saved, in the tab's own storage: `{ address, fields }`. */
export const TYPED_KEY = 'typed';

/** Passwords, files, and what the page itself tells browsers not to remember. */
const UNSAVED =
  '[type=password],[type=file],[type=hidden],[autocomplete=off],[autocomplete=one-time-code],[autocomplete^=bday]';

/** The fields of an area whose content may be saved. */
export function fieldsOf(area: HTMLElement): [Field, TypedField][] {
  const count: Record<string, number> = {};
  return [...area.querySelectorAll<Field>(`:is(input,textarea,select)[name]:not(${UNSAVED})`)].map((field) => {
    const { name, value } = field;
    count[name] = (count[name] ?? -1) + 1;
    const checked = 'checked' in field && field.checked;
    return [field, { area: area.dataset.area as string, name, place: count[name], value, checked }];
  });
}

export const areasIn = (root: ParentNode & Node): HTMLElement[] =>
  root instanceof HTMLElement && root.matches('[data-area]')
    ? [root]
    : [...root.querySelectorAll<HTMLElement>('[data-area]')];

/** The address that what was typed belongs to. */
export const here = () => location.pathname + location.search;

/** As if somebody had typed it. React notices a value only when it was set past its own setter. */
export function put(field: Field, { value, checked }: Pick<TypedField, 'value' | 'checked'>): void {
  if (field.type === 'checkbox' || field.type === 'radio') {
    if ((field as HTMLInputElement).checked !== checked) field.click();
    return;
  }
  if (field.value === value) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Saves what was typed, in this tab, for when this address is opened anew, or the same page in another language. */
export function saveTyped(address = here()): void {
  const found = areasIn(document).flatMap(fieldsOf);
  if (address !== here() && !found.some(([field]) => isFilledIn(field))) return;
  const fields = found.map(([, typed]) => typed);
  tabStorage.set(TYPED_KEY, JSON.stringify({ address, fields }));
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
