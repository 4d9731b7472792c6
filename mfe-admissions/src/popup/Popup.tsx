import { type MouseEvent, type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { CloseButton, Frame, Heading, Links, Points, ResultLink, Sheet } from './popup-styles';

/** What the popup says. Source: specification, section 1. */
export const notifications = {
  title: 'Admission Notifications',
  close: 'Close',
  points: [
    'UG Round 2 and B.Tech Round 2 results are live.',
    'Candidates who paid in Round 1 need not pay again even after upgradation.',
    'Document verification at campus is on 18th, 19th and 20th Aug 2025.',
    'A payment link was sent to the registered mobile number.',
  ],
  linksLabel: 'Results',
  links: [
    { label: 'PG result', path: '/admission/result/pg' },
    { label: 'UG Round 2 result', path: '/admission/result/ug/round2' },
    { label: 'B.Tech Round 2 result', path: '/admission/result/btech/round2' },
  ],
} as const;

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
function usePopup(dialog: RefObject<HTMLDialogElement | null>, heading: RefObject<HTMLElement | null>) {
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

/** Open before any script runs; a modal as soon as they do. */
export default function Popup() {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressedOutside = useRef(false);
  const { isOpen, onClose } = usePopup(dialog, heading);
  if (!isOpen) return null;

  const close = () => dialog.current?.close();
  const isOutside = (event: MouseEvent | PointerEvent) => event.target === dialog.current;

  return (
    <Sheet
      ref={dialog}
      open
      aria-labelledby="admission-notifications"
      onClose={onClose}
      onPointerDown={(event) => {
        pressedOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        // A text selection that ends outside is no click outside.
        if (isOutside(event) && pressedOutside.current) close();
      }}
    >
      <Frame>
        <Heading id="admission-notifications" ref={heading} tabIndex={-1}>
          {notifications.title}
        </Heading>
        <Points>
          {notifications.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </Points>
        <Links aria-label={notifications.linksLabel}>
          {notifications.links.map(({ label, path }) => (
            <ResultLink key={path} to={path} onClick={close}>
              {label}
            </ResultLink>
          ))}
        </Links>
        <form method="dialog">
          <CloseButton aria-label={notifications.close}>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
              <path
                d="M6 6L18 18M18 6L6 18"
                fill="none"
                stroke="currentColor"
                strokeWidth="2.5"
                strokeLinecap="round"
              />
            </svg>
          </CloseButton>
        </form>
      </Frame>
    </Sheet>
  );
}
