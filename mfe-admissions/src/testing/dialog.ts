/** jsdom has no modal dialogs. This does what browsers do on showModal, close, Escape and a form of method "dialog". */

const focusedBefore = new WeakMap<HTMLDialogElement, Element | null>();

HTMLDialogElement.prototype.showModal = function showModal() {
  if (this.open) throw new DOMException('The dialog is open already', 'InvalidStateError');
  focusedBefore.set(this, document.activeElement);
  this.open = true;
};

HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  const before = focusedBefore.get(this);
  if (before instanceof HTMLElement) before.focus();
  this.dispatchEvent(new Event('close'));
};

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
