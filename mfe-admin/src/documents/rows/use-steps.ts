import { useEffect, useRef, useState } from 'react';

export type Way = 'up' | 'down';

/** Ids of what belongs to the items of a list. */
const idsOf = (id: string) => ({
  list: id,
  add: `${id}-add`,
  remove: (index: number) => `${id}-${index}-remove`,
  move: (index: number, way: Way) => `${id}-${index}-${way}`,
});

/** Steps in a list: the focus goes with what was done, and what was done is said. @param id of the list */
export function useSteps(id: string) {
  const ids = idsOf(id);
  const [said, setSaid] = useState('');
  const next = useRef<string[]>([]);

  // What is to have the focus is on screen after the change only.
  useEffect(() => {
    const found = next.current.map((each) => document.getElementById(each)).find((element) => element !== null);
    next.current = [];
    found?.focus();
  });

  return {
    ids,
    said,
    /** @param focus id of what gets the focus */
    added(focus: string | undefined, words = '') {
      next.current = focus ? [focus] : [];
      setSaid(words);
    },
    /** @param last id of what gets the focus when nothing is left */
    removed(index: number, last: string, words: string) {
      next.current = [ids.remove(index), ids.remove(index - 1), last];
      setSaid(words);
    },
    /** With a pointer, so that the focus stays where it was. */
    dropped: (words: string) => setSaid(words),
    moved(to: number, way: Way, words: string) {
      next.current = [ids.move(to, way), ids.move(to, way === 'up' ? 'down' : 'up')];
      setSaid(words);
    },
  };
}

/** Where an item stands after one step. */
export const after = (index: number, way: Way): number => (way === 'up' ? index - 1 : index + 1);
