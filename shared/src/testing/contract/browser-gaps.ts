/** Nothing ever comes into view. */
class NothingInView {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** What every browser has and jsdom does not. */
export function fillBrowserGaps(): void {
  Object.assign(globalThis, { IntersectionObserver: NothingInView, ResizeObserver: NothingInView });
  const open = function (this: HTMLDialogElement) {
    this.open = true;
  };
  const close = function (this: HTMLDialogElement) {
    this.open = false;
  };
  Object.assign(HTMLDialogElement.prototype, { show: open, showModal: open, close });
  Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {}, scrollIntoView() {} });
}
