import { type RefObject, useEffect } from 'react';

/** Opens this dialog as a modal when it appears, with the focus on its heading. Closing gives the focus back. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    heading.current?.focus({ preventScroll: true });
  }, [dialog, heading]);
}
