import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Until the next load: coming back to the home page in the same visit does not open the popup again. */
let wasClosed = false;

/** For tests: what a new load does. */
export function forgetThatPopupWasClosed(): void {
  wasClosed = false;
}

/**
 * Takes over the dialog that the server rendered open and makes it modal. The attribute is taken away instead of
 * `close()`, which would announce a closing that nobody asked for; the browser paints neither.
 */
export function usePopup(dialog: RefObject<HTMLDialogElement | null>, heading: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(!wasClosed);

  const onClose = useCallback(() => {
    wasClosed = true;
    setOpen(false);
  }, []);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // Closed by its form before the scripts came.
    if (!element.open) return onClose();
    element.removeAttribute('open');
    element.showModal();
    heading.current?.focus({ preventScroll: true });
  }, [dialog, heading, onClose]);

  return { isOpen, onClose };
}
