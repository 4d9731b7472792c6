/** Elements come into view only when the returned function is called. */
export function comingIntoView(): () => void {
  const told: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
  window.IntersectionObserver = class {
    constructor(seen: (typeof told)[number]) {
      told.push(seen);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  return () => {
    for (const say of told) say([{ isIntersecting: true }]);
  };
}

/** `showModal`, `close`, Escape and forms of method "dialog", as in browsers. */
export function modalDialogs(): void {
  const focusedBefore = new WeakMap<HTMLDialogElement, Element | null>();
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      if (this.open) throw new DOMException('The dialog is open already', 'InvalidStateError');
      focusedBefore.set(this, document.activeElement);
      this.open = true;
      this.querySelector<HTMLElement>('input, button')?.focus();
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      const before = focusedBefore.get(this);
      if (before instanceof HTMLElement) before.focus();
      this.dispatchEvent(new Event('close'));
    },
  });

  document.addEventListener('keydown', ({ key }) => {
    const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
    if (key === 'Escape' && dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
  });

  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.getAttribute('method') !== 'dialog') return;
    event.preventDefault();
    form.closest('dialog')?.close();
  });
}

/** Browser APIs that jsdom lacks. */
export function fillBrowserGaps(): void {
  comingIntoView();
  modalDialogs();
  Object.assign(globalThis, { ResizeObserver: window.IntersectionObserver });
  Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {}, scrollIntoView() {} });
}
