import { isFilledIn } from '@university/shared/island';
import { tabStorage } from '@university/shared/kit';
import type { createBrowserRouter } from 'react-router-dom';
import { areasIn, fieldsOf, here, put, type Field, TYPED_KEY, type TypedField } from './fields';

/** What is still to be put back. Read once. */
const saved = (tabStorage.getJson(TYPED_KEY) ?? {}) as { address?: string; fields: TypedField[] };
tabStorage.set(TYPED_KEY, null);

/** Puts saved values into the fields of an area. */
export function restore(area: HTMLElement): void {
  if (saved.address === here()) putBack(area, saved.fields);
}

/**
 * Puts values into the fields of areas, each once, also into those that are still to come. Ends when somebody types.
 * @param left fields of the page before, which may still be there
 * @returns what ends it
 */
function putBack(root: HTMLElement, values: TypedField[], left: readonly Field[] = []): () => void {
  const observer = new MutationObserver(fill);
  const end = () => {
    observer.disconnect();
    document.removeEventListener('keydown', end, true);
  };
  document.addEventListener('keydown', end, true);
  observer.observe(root, { childList: true, subtree: true });
  fill();
  return end;

  function fill() {
    for (const [field, { area: id, name, place }] of areasIn(root).flatMap(fieldsOf)) {
      if (left.includes(field)) continue;
      const index = values.findIndex((typed) => typed.area === id && typed.name === name && typed.place === place);
      const [typed] = index < 0 ? [] : values.splice(index, 1);
      if (typed) put(field, typed);
    }
    if (!values.some(({ area: id }) => root.dataset.area === undefined || id === root.dataset.area)) end();
  }
}

/**
 * Keeps what was typed into a form with `data-keep` that somebody leaves, for the way back to the same entry of the tab's
 * history. In memory only.
 */
export function keepTyped(
  root: HTMLElement,
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>,
) {
  const left = new Map<string, TypedField[]>();
  let { location: last } = router.state;
  let end = () => {};
  router.subscribe(({ location }) => {
    const [before, now] = [last, location].map(({ pathname, key }) => `${key} ${pathname}`) as [string, string];
    const isSamePage = last.pathname === location.pathname;
    last = location;
    if (isSamePage) return;
    end();
    // The page that is left is still there.
    const fields = areasIn(root).flatMap(fieldsOf);
    const kept = fields.filter(([field]) => field.closest('form[data-keep]') && isFilledIn(field));
    left.set(
      before,
      kept.map(([, typed]) => typed),
    );
    end = putBack(
      root,
      left.get(now) ?? [],
      fields.map(([field]) => field),
    );
  });
}
