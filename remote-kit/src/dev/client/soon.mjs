/** One update brings several modules; React draws once, when all of them have run. Milliseconds. */
const PAUSE = 30;

/** @returns has `act` done once, however often it is called meanwhile */
export function soon(act) {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      act();
    }, PAUSE);
  };
}
