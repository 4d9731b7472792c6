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
