/** A field of a form, found again by its area, its name, and its place among the fields of that name. */
export interface TypedField {
  area: string;
  name: string;
  place: number;
  value: string;
  checked: boolean;
}

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Where it is kept, in the tab's own storage: `{ address, fields }`. */
export const TYPED_KEY = 'typed';

/** Passwords, files, and what the page itself tells browsers not to remember. */
const UNKEPT =
  '[type=password],[type=file],[type=hidden],[autocomplete=off],[autocomplete=one-time-code],[autocomplete^=bday]';

/** The fields of an area whose content may be kept. */
export function fieldsOf(area: HTMLElement): [Field, TypedField][] {
  const count: Record<string, number> = {};
  return [...area.querySelectorAll<Field>(`:is(input,textarea,select)[name]:not(${UNKEPT})`)].map((field) => {
    const { name, value } = field;
    count[name] = (count[name] ?? -1) + 1;
    const checked = 'checked' in field && field.checked;
    return [field, { area: area.dataset.area as string, name, place: count[name], value, checked }];
  });
}

/** The address that what was typed belongs to. */
export const here = () => location.pathname + location.search;

/** Keeps what was typed, in this tab, for when this address is opened anew. Throws where tabs may not keep anything. */
export function keepTyped(): void {
  const areas = [...document.querySelectorAll<HTMLElement>('[data-area]')];
  const fields = areas.flatMap(fieldsOf).map(([, typed]) => typed);
  sessionStorage.setItem(TYPED_KEY, JSON.stringify({ address: here(), fields }));
}

let isKept: boolean | undefined;

/** Puts what was kept back into an area of the page, once React has taken it over. */
export async function restoreTyped(area: HTMLElement): Promise<void> {
  try {
    isKept ??= TYPED_KEY in sessionStorage;
    if (isKept) (await import('./restore-typed')).restore(area);
  } catch {
    // Nothing can be kept in this tab, or the code did not come: the form stays empty.
  }
}
