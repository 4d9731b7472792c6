let resolve = () => {};

/** Resolves when the code of the layout's late parts should come: at once where HTML is made. */
export const partsWanted = new Promise<void>((settle) => {
  resolve = settle;
  if (typeof document === 'undefined') settle();
});

export function wantParts(): void {
  resolve();
}
