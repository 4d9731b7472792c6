import { performReactRefresh } from 'react-refresh/runtime';

/** One update brings several modules; React draws once, when all of them have run. Milliseconds. */
const PAUSE = 30;

let isWaiting = false;

export function refreshSoon() {
  if (isWaiting) return;
  isWaiting = true;
  setTimeout(() => {
    isWaiting = false;
    performReactRefresh();
  }, PAUSE);
}
