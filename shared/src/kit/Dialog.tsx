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
  onClose: () => void;
  /** Overrides Escape. Browsers close anyway on a second Escape without other input. */
  onEscape?: (close: () => void) => void;
  closesBeside?: boolean;
  /** Focused first instead of the first control. */
  focus?: RefObject<HTMLElement | null>;
}

/** Opens a `dialog` as a modal on mount. Spread `props` on the element. */
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
      // Browsers do not restore focus for a dialog removed while open.
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    };
  }, [focus]);

  // React also bubbles events of files and dialogs inside.
  const isOwn = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;
  // Not in the close event, which comes later: a key meanwhile would hit a closed dialog.
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
    // The dialog must have no padding of its own: a click on it is then on the backdrop. A text selection may end
    // there.
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
  describedBy?: string;
  /** Focus the title, so that no key chooses something. */
  startsAtTitle?: boolean;
  width?: string;
  /** Steps of 8 px. */
  gap?: number;
  children: ReactNode | ((close: () => void) => ReactNode);
}

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
