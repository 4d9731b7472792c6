import { isFilledIn } from '@university/shared/island';
import { tabStorage } from '@university/shared/kit';
import type { createBrowserRouter } from 'react-router-dom';
import { areasIn, fieldsOf, here, put, type Field, TYPED_KEY, type TypedField } from './fields';

const saved = (tabStorage.getJson(TYPED_KEY) ?? {}) as { address?: string; fields: TypedField[] };
tabStorage.set(TYPED_KEY, null);

export function restore(area: HTMLElement): void {
  if (saved.address === here()) putBack(area, saved.fields);
}

/** Also fills fields that render later, until the user types. @param left fields of the previous page */
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

/** Keeps input of `form[data-keep]` per history entry, in memory. */
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
    // The previous page is still rendered.
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
