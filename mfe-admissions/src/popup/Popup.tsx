import { Link } from '@university/shared/router';
import { color, radius, shadow, space, text, wide, notPrinted } from '@university/shared/kit';
import styled from 'styled-components';
import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import { queryOptions, useQuery } from '@university/shared/query';
import { type Notifications, spoken } from './spoken';
import type { LoaderArgs } from '@university/shared/remote';
import { type MouseEvent, type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { texts } from './texts';

/**
 * Looks the same whether modal or not, so that nothing moves on hydration: `::backdrop` exists for modals only, hence
 * the shadow.
 */
const FROM_TOP = `max(${space(2)}, 12dvh)`;

export const Sheet = styled.dialog`
  position: fixed;
  inset: 0;
  z-index: 1000;
  width: min(40rem, calc(100vw - ${space(4)}));
  height: fit-content;
  max-width: none;
  max-height: calc(100dvh - 2 * ${FROM_TOP});
  /* Its top does not move while the rest of it is on its way. */
  margin: ${FROM_TOP} auto auto;
  padding: 0;
  overflow: auto;
  overscroll-behavior: contain;
  border: 0;
  border-top: 6px solid ${color.accent};
  border-radius: ${radius.large};
  background: ${color.sheet};
  color: ${color.ink};
  box-shadow: 0 0 0 100vmax color-mix(in srgb, ${color.night} 66%, transparent), ${shadow.float};
  &:not([open]) {
    display: none;
  }
  &::backdrop {
    background: transparent;
  }
  ${notPrinted}
`;

export const Frame = styled.div`
  position: relative;
  display: grid;
  gap: ${space(3)};
  padding: ${space(3)};
  & > form {
    display: contents;
  }
`;

export const Heading = styled.h2`
  padding-right: ${space(6)};
  font-size: ${text.heading};
`;

export const Points = styled.ul`
  display: grid;
  gap: ${space(1.5)};
  padding: 0;
  list-style: none;
  & > li {
    position: relative;
    padding-left: ${space(3)};
  }
  & > li::before {
    content: '';
    position: absolute;
    left: 0;
    top: 0.5em;
    width: 0.6em;
    height: 0.6em;
    rotate: 45deg;
    background: ${color.accent};
  }
`;

export const Links = styled.nav`
  display: grid;
  gap: ${space(1)};
  ${wide.phone} {
    grid-template-columns: repeat(3, auto);
  }
`;

/** Looks like a quiet button of the kit, whose code would be on every first page. */
const QuietLink = styled(Link)`
  display: grid;
  place-items: center;
  min-height: 48px;
  padding: ${space(1)};
  border: 2px solid ${color.ink};
  border-radius: ${radius.small};
  color: ${color.ink};
  font-weight: 700;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  &:hover {
    background: ${color.band};
  }
`;

const CloseButton = styled.button`
  position: absolute;
  top: ${space(1.5)};
  right: ${space(1.5)};
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: ${radius.small};
  background: transparent;
  color: ${color.muted};
  cursor: pointer;
  &:hover {
    background: ${color.band};
    color: ${color.ink};
  }
`;

/** Null where there is nothing to say. One attempt, because a popup must not come late, and one read a tab. */
const popupQuery = () =>
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
