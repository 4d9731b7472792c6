import { tabStorage } from '@university/shared/kit';
import { fieldsOf, here, put, TYPED_KEY, type TypedField } from './fields';

/** What is still to be put back. Read once. */
const saved = (tabStorage.getJson(TYPED_KEY) ?? {}) as { address?: string; fields: TypedField[] };
tabStorage.set(TYPED_KEY, null);

/** Puts saved values into the fields of an area, each once, also into those that are still to come. Ends when somebody types. */
export function restore(area: HTMLElement): void {
  if (saved.address !== here()) return;
  const observer = new MutationObserver(fill);
  const end = () => {
    observer.disconnect();
    document.removeEventListener('keydown', end, true);
  };
  document.addEventListener('keydown', end, true);
  observer.observe(area, { childList: true, subtree: true });
  fill();

  function fill() {
    for (const [field, { area: id, name, place }] of fieldsOf(area)) {
      const index = saved.fields.findIndex(
        (typed) => typed.area === id && typed.name === name && typed.place === place,
      );
      const [typed] = index < 0 ? [] : saved.fields.splice(index, 1);
      if (typed) put(field, typed);
    }
    if (!saved.fields.some(({ area: id }) => id === area.dataset.area)) end();
  }
}
