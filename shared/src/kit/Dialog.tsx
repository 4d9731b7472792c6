import {
  type PointerEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
} from 'react';
import styled from 'styled-components';
import { SectionTitle, Stack } from './layout';
import { color, radius, shadow, space } from './tokens';

interface Options {
  /** It is closed, in any way: a button, Escape, a form of method `dialog`, a press beside it. */
  onClose: () => void;
  /** What Escape does, where it must not simply close. Browsers close all the same when nothing was pressed since an earlier Escape. */
  onEscape?: (close: () => void) => void;
  /** A press beside it closes it. */
  closesBeside?: boolean;
  /** Takes the focus first; the first control that can have it, where this is left out. */
  focus?: RefObject<HTMLElement | null>;
}

/**
 * Opens a `dialog` as a modal when it appears. The browser keeps focus inside and gives it back. `props` belong to the
 * element; `close` gives the focus back at once, and `onClose` follows.
 */
export function useDialog({ onClose, onEscape, closesBeside, focus }: Options) {
  const ref = useRef<HTMLDialogElement>(null);
  const isPressedBeside = useRef(false);
  const isToldOf = useRef(false);

  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    if (!dialog?.open) dialog?.showModal();
    focus?.current?.focus({ preventScroll: true });
    return () => {
      if (!dialog?.open) return;
      dialog.close();
      // Of a dialog that is taken away while it is open, browsers give the focus to nobody.
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    };
  }, [focus]);

  // React hands over what files and dialogs inside say of themselves, too.
  const isOwn = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;
  // Not by the browser's event: it comes later, and a key pressed meanwhile would meet a dialog that is not on screen any more.
  function close() {
    isToldOf.current = true;
    ref.current?.close();
    onClose();
  }
  const props = {
    ref,
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (!isOwn(event)) return;
      event.preventDefault();
      if (onEscape) onEscape(close);
      else close();
    },
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (!isOwn(event) || event.currentTarget.open || !event.currentTarget.isConnected) return;
      if (!isToldOf.current) onClose();
      isToldOf.current = false;
    },
    // Nothing of the dialog itself may show inside its edges: what hits it and not its content is the backdrop. A text
    // selection that only ends there closes nothing.
    ...(closesBeside && {
      onPointerDown(event: PointerEvent<HTMLDialogElement>) {
        isPressedBeside.current = isOwn(event);
      },
      onClick(event: SyntheticEvent<HTMLDialogElement>) {
        if (isOwn(event) && isPressedBeside.current) close();
      },
    }),
  };
  return { props, close };
}

const Box = styled.dialog<{ $width: string }>`
  width: min(${({ $width }) => $width}, calc(100vw - ${space(4)}));
  max-width: none;
  max-height: calc(100dvh - ${space(4)});
  padding: ${space(3)};
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.sheet};
  color: ${color.ink};
  box-shadow: ${shadow.float};
`;

interface Props extends Pick<Options, 'onClose' | 'onEscape'> {
  title: string;
  /** Id of what else is read out when it opens. */
  describedBy?: string;
  /** Its title has the focus first, so that nothing is chosen by a key meant for the page. */
  startsAtTitle?: boolean;
  width?: string;
  /** Steps of 8 px between title and content. */
  gap?: number;
  /** What it asks; a function of what closes it, where something inside does. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** Asks something before anything else can go on: a modal under a title. */
export function Dialog(props: Props) {
  const { title, describedBy, startsAtTitle, width = '34rem', gap = 3, children, ...options } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const dialog = useDialog({ ...options, focus: startsAtTitle ? heading : undefined });
  const id = useId();
  return (
    <Box {...dialog.props} $width={width} aria-labelledby={id} aria-describedby={describedBy}>
      <Stack $gap={gap}>
        <SectionTitle id={id} ref={heading} tabIndex={startsAtTitle ? -1 : undefined}>
          {title}
        </SectionTitle>
        {typeof children === 'function' ? children(dialog.close) : children}
      </Stack>
    </Box>
  );
}
