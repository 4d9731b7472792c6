/** jsdom has no modal dialogs: these take the focus and give it back. For the length of a test file. */
export function modalDialogs(): void {
  const before = new WeakMap<HTMLDialogElement, Element | null>();
  beforeAll(() => {
    Object.assign(HTMLDialogElement.prototype, {
      showModal(this: HTMLDialogElement) {
        before.set(this, document.activeElement);
        this.open = true;
        this.querySelector('input')?.focus();
      },
      close(this: HTMLDialogElement) {
        this.open = false;
        (before.get(this) as HTMLElement | null)?.focus();
        this.dispatchEvent(new Event('close'));
      },
    });
  });
}
