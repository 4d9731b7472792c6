import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import { queryOptions, useQuery } from '@university/shared/query';
import { type Notifications, spoken } from './spoken';
import type { LoaderArgs } from '@university/shared/remote';
import { type MouseEvent, type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { CloseButton, Frame, Heading, Links, Points, QuietLink, Sheet } from './popup-styles';
import { texts } from './texts';

/** Null where there is nothing to say. One attempt, because a popup must not come late, and one read a tab. */
export const popupQuery = () =>
  queryOptions({
    queryKey: ['popup'],
    queryFn: async ({ client, signal }): Promise<Notifications | null> => {
      const [{ popup }, schedule] = await Promise.all([
        read(client, calls.getPopup, { signal }).then(({ data }) => data),
        read(client, calls.listSchedule, { signal }).then(({ data }) => data),
      ]);
      return popup && spoken(popup, schedule);
    },
    retry: false,
    refetchOnReconnect: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Until the next load of a document. */
let wasClosed = false;

export function forgetThatPopupWasClosed(): void {
  wasClosed = false;
}

/**
 * Turns the dialog that the server rendered open into a modal. `close()` would fire a close event, so the attribute is
 * removed instead.
 */
function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  heading: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // Closed by its form before hydration.
    if (!element.open) return onClose();
    element.removeAttribute('open');
    element.showModal();
    heading.current?.focus({ preventScroll: true });
  }, [dialog, heading, onClose]);
}

export default function Popup() {
  const [isOpen, setOpen] = useState(!wasClosed);
  const { data } = useQuery({ ...popupQuery(), enabled: isOpen });
  const onClose = useCallback(() => {
    wasClosed = true;
    setOpen(false);
  }, []);
  return isOpen && data ? <PopupDialog {...data} onClose={onClose} /> : null;
}

export const loader = ({ queryClient }: LoaderArgs): Promise<void> => queryClient.prefetchQuery(popupQuery());

const HEADING = 'popup-title';

function PopupDialog({ title, points, links, onClose }: Notifications & { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressedOutside = useRef(false);
  useModal(dialog, heading, onClose);

  const close = () => dialog.current?.close();
  const isOutside = (event: MouseEvent | PointerEvent) => event.target === dialog.current;

  return (
    <Sheet
      ref={dialog}
      open
      aria-labelledby={HEADING}
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
        <Heading id={HEADING} ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        <Points>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </Points>
        {links.length > 0 && (
          <Links aria-label={texts.links}>
            {links.map(({ label, path }) => (
              <QuietLink key={path} to={path} onClick={close}>
                {label}
              </QuietLink>
            ))}
          </Links>
        )}
        <form method="dialog">
          <CloseButton aria-label={texts.close}>
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
