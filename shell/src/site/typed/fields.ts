/** Identified by area, name and index. */
export interface TypedField {
  area: string;
  name: string;
  place: number;
  value: string;
  checked: boolean;
}

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const TYPED_KEY = 'typed';

/** Passwords, files and fields without autocomplete. */
const UNSAVED =
  '[type=password],[type=file],[type=hidden],[autocomplete=off],[autocomplete=one-time-code],[autocomplete^=bday]';

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

export const here = () => location.pathname + location.search;

/** React notices a value only through the native setter. */
export function put(field: Field, { value, checked }: Pick<TypedField, 'value' | 'checked'>): void {
  if (field.type === 'checkbox' || field.type === 'radio') {
    if ((field as HTMLInputElement).checked !== checked) field.click();
    return;
  }
  if (field.value === value) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
