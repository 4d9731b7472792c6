import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { notifications } from './notifications';
import { CloseButton, Frame, Heading, Links, Points, ResultLink, Sheet } from './popup-styles';
import { usePopup } from './use-popup';

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
