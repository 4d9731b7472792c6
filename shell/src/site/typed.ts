/** A field of a form, found again by its name and its place among the fields of that name. */
export interface TypedField {
  name: string;
  place: number;
  value: string;
  checked: boolean;
}

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const KEY = 'typed';

/** Passwords, files, and what the page itself tells browsers not to remember. */
const UNKEPT =
  '[type=password],[type=file],[type=hidden],[autocomplete=off],[autocomplete=one-time-code],[autocomplete^=bday]';

/** The fields of the page's forms whose content may be kept, by name. */
export function fieldsOf(root: ParentNode): Map<string, Field[]> {
  const fields = new Map<string, Field[]>();
  for (const field of root.querySelectorAll<Field>(':is(input,textarea,select)[name]')) {
    if (field.matches(UNKEPT)) continue;
    fields.set(field.name, [...(fields.get(field.name) ?? []), field]);
  }
  return fields;
}

const here = () => location.pathname + location.search;

/** Keeps what was typed, in this tab, for the next time that this address is opened in it. */
export function keepTyped(): void {
  const fields = [...fieldsOf(document)].flatMap(([name, all]) =>
    all.map((field, place): TypedField => ({ name, place, value: field.value, checked: isChecked(field) })),
  );
  sessionStorage.setItem(KEY, JSON.stringify({ address: here(), fields }));
}

export const isChecked = (field: Field): boolean => 'checked' in field && field.checked;

let taken: TypedField[] | undefined;

/** What was typed here before the page was opened anew. It is kept no longer. */
function takeTyped(): TypedField[] {
  const { address, fields } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
  sessionStorage.removeItem(KEY);
  return address === here() ? fields : [];
}

/** Puts what was typed back into an area of the page, once React has taken it over. */
export function restoreTyped(area: HTMLElement): void {
  try {
    taken ??= takeTyped();
  } catch {
    taken = [];
  }
  if (taken.length > 0) void import('./restore-typed').then(({ restore }) => restore(area, taken ?? []));
}
